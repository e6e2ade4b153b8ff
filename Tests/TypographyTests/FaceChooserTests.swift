import Drawing
import Testing

@testable import Typography

@Suite struct FaceChooserTests {
    private let shelf = FaceShelf()
    private let mono = FaceName("DejaVu Sans Mono Book")

    init() { shelf.install(TestFonts.catalogue) }

    private func face(for text: String) throws -> FaceName {
        let wanted = try #require(shelf.face(named: mono, language: "en"))
        let paragraph = try #require(Paragraph.paragraphs(of: text).first)
        #expect(paragraph.count == 1)
        return FaceChooser(wanted, language: "en", shelf: shelf).face(for: paragraph.cluster(0)).name
    }

    @Test func theWantedFaceIsKeptForWhatItHas() throws {
        for text in ["a", " ", "é", "e\u{301}", "ع", "a\u{200D}"] { #expect(try face(for: text) == mono) }
    }

    @Test func aClusterIsNeverDividedBetweenFaces() throws {
        // DejaVu Sans Mono has neither the letter nor the point, DejaVu Sans has both.
        let chosen = try face(for: "\u{5E9}\u{5C1}")
        #expect(chosen != mono)
        let open = try #require(shelf.face(named: chosen, language: "en"))
        #expect(open.hasGlyph(for: 0x5E9) && open.hasGlyph(for: 0x5C1))
    }

    @Test func whatNoFaceHasStaysWithTheWantedOne() throws {
        #expect(try face(for: "\u{10FFFD}") == mono)
    }

    @Test func selectorsDecideBetweenTextAndEmoji() {
        func isEmoji(_ text: String) -> Bool { EmojiPresentation.isEmoji(ArraySlice(text.unicodeScalars.map(\.value))) }
        for text in ["😀", "❤️", "🇩🇪", "👍🏽", "☝🏽", "1️⃣", "⌚"] { #expect(isEmoji(text), "\(text)") }
        for text in ["a", "1", "❤", "©", "⌚\u{FE0E}", "漢", ""] { #expect(!isEmoji(text), "\(text)") }
    }

    @Test func coverageKnowsItsPages() {
        var coverage = Coverage()
        coverage.append(page: 0, words: [0, 0, 2, 0, 0, 0, 0, 0])
        coverage.append(page: 0x1F6, words: [1, 0, 0, 0, 0, 0, 0, 0x8000_0000])
        for scalar in [0x41, 0x1F600, 0x1F6FF] as [UInt32] { #expect(coverage.contains(scalar)) }
        for scalar in [0, 0x40, 0x42, 0x141, 0x1F601, 0x10FFFF, .max] as [UInt32] { #expect(!coverage.contains(scalar)) }
    }

    @Test func languagesAreKnownByTheirFirstPart() {
        let names: Set<String> = ["de", "zh-cn", "zh-tw"]
        #expect(KnownLanguage("DE", among: names)?.fontconfigName == "de")
        #expect(KnownLanguage("de-AT", among: names)?.fontconfigName == "de")
        #expect(KnownLanguage("zh_TW", among: names)?.fontconfigName == "zh-tw")
        #expect(KnownLanguage("zh-yue", among: names)?.fontconfigName == "zh")
        #expect(KnownLanguage("qqx", among: names) == nil)
        #expect(KnownLanguage("", among: names) == nil)
    }
}
