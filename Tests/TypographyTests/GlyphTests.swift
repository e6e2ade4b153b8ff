import Drawing
import Geometry
import Testing

@testable import Typography

@Suite struct GlyphTests {
    private let typesetter = TestFonts.typesetter()

    private func glyph(_ text: String, in face: FaceName = TestFonts.sans) throws -> (glyph: UInt32, face: FaceID) {
        let run = try #require(typesetter.layout(TextRequest(text, face: face, size: 20)).glyphRuns.first)
        return (try #require(run.glyphs.first).glyph, run.face)
    }

    @Test func theOutlineOfACapitalStandsOnTheBaseline() throws {
        let (glyph, face) = try glyph("A")
        let bounds = try #require(typesetter.outline(of: glyph, in: face).controlBounds)
        #expect(abs(bounds.maxY) < 0.001)
        #expect((-0.8 ... -0.65).contains(bounds.minY))
        #expect((0.5...0.75).contains(bounds.width))
    }

    @Test func everyPieceOfAnOutlineIsClosed() throws {
        let (glyph, face) = try glyph("8")
        let elements = typesetter.outline(of: glyph, in: face).elements
        let moves = elements.filter { if case .move = $0 { true } else { false } }.count
        #expect(moves == 3)
        #expect(elements.filter { $0 == .close }.count == moves)
        #expect(elements.last == .close)
    }

    @Test func aBlankHasNoOutline() throws {
        let (glyph, face) = try glyph(" ")
        #expect(typesetter.outline(of: glyph, in: face).isEmpty)
    }

    @Test func unknownGlyphsAndFacesHaveNoShape() throws {
        let (_, face) = try glyph("A")
        for id in [face, FaceID(-1), FaceID(9999), FaceID(.max)] {
            #expect(typesetter.outline(of: 4_000_000, in: id).isEmpty)
            #expect(typesetter.mask(of: 4_000_000, in: id, size: 10) == nil)
        }
    }

    @Test func smallSizesHaveHintedDots() throws {
        let (glyph, face) = try glyph("H")
        let mask = try #require(typesetter.mask(of: glyph, in: face, size: 12))
        #expect(mask.top == -mask.height)
        #expect((8...10).contains(mask.height))
        #expect(mask.dots.count == mask.width * mask.height)
        // Two upright stems: the top row has a gap, the crossbar none.
        #expect(mask.dots.prefix(mask.width).contains(false))
        #expect((0..<mask.height).contains { row in !mask.dots[(row * mask.width)..<((row + 1) * mask.width)].contains(false) })
    }

    @Test func onlySmallSizesOfOutlineFacesHaveDots() throws {
        let (glyph, face) = try glyph("H")
        for size in [Int.min, -1, 0, 13, 999, .max] { #expect(typesetter.mask(of: glyph, in: face, size: size) == nil) }
    }

    @Test(.enabled(if: TestFonts.has("Noto Color Emoji Regular")))
    func emojiComeFromTheEmojiFaceInOneColour() throws {
        let run = try #require(typesetter.layout(TextRequest("😀", face: TestFonts.sans, size: 40)).glyphRuns.first)
        #expect(run.name == FaceName("Noto Color Emoji Regular"))
        let glyph = try #require(run.glyphs.first).glyph
        let mask = try #require(typesetter.mask(of: glyph, in: run.face, size: 40))
        #expect((35...60).contains(mask.width))
        let on = mask.dots.filter { $0 }.count
        #expect(on > mask.dots.count / 4 && on < mask.dots.count)
        let bounds = try #require(typesetter.outline(of: glyph, in: run.face).controlBounds)
        #expect(bounds.width > 0.8 && bounds.width < 1.5)
        #expect(typesetter.mask(of: glyph, in: run.face, size: 100_000) == nil)
    }

    @Test(.enabled(if: TestFonts.has("Noto Color Emoji Regular")))
    func joinedEmojiAreOneGlyph() {
        for text in ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
            let runs = typesetter.layout(TextRequest(text, face: TestFonts.sans, size: 40)).glyphRuns
            #expect(runs.map(\.name) == [FaceName("Noto Color Emoji Regular")])
            #expect(
                runs.first.map { run in run.glyphs.filter { !typesetter.outline(of: $0.glyph, in: run.face).isEmpty }.count } == 1
            )
        }
    }

    @Test(.enabled(if: TestFonts.has("Nimbus Roman Regular")))
    func aType1FileIsSetLikeItsOpenTypeTwin() throws {
        let openType = try #require(TestFonts.file(of: FaceName("Nimbus Roman Regular")))
        let path = "/usr/share/fonts/type1/urw-base35/NimbusRoman-Regular.t1"
        try #require(openType.path != path)
        typesetter.install(TestFonts.catalogue(with: path, named: "Old Regular"))
        let old = typesetter.layout(TextRequest("Hamburg", face: FaceName("Old Regular"), size: 20))
        #expect(typesetter.brokenFaces.isEmpty)
        let plain = TestFonts.typesetter().layout(TextRequest("Hamburg", face: FaceName("Nimbus Roman Regular"), size: 20))
        #expect(abs(old.size.width - plain.size.width) < 0.5)
        let run = try #require(old.glyphRuns.first)
        // Hinted dots set FreeType to another size, which must not leak into the next layout.
        for glyph in run.glyphs { #expect(typesetter.mask(of: glyph.glyph, in: run.face, size: 8) != nil) }
        let again = typesetter.layout(TextRequest("Hamburg ", face: FaceName("Old Regular"), size: 20))
        #expect(again.lines[0].stops[7] == old.lines[0].stops[7])
    }

    @Test func layoutsStayDrawableWhenAnotherCatalogueIsInstalled() throws {
        let (glyph, face) = try glyph("A")
        typesetter.install(.empty)
        #expect(!typesetter.outline(of: glyph, in: face).isEmpty)
    }

    @Test func samplesShowLettersTheFaceHas() {
        #expect(typesetter.sampleText(for: TestFonts.sans, preferring: "Grüße, Ελ") == "Grüße, Ελ")
        let other = typesetter.sampleText(for: TestFonts.sans, preferring: "漢字")
        #expect(!other.isEmpty && other != "漢字")
        #expect(typesetter.sampleText(for: .terminal, preferring: "漢字") == "漢字")
        #expect(typesetter.sampleText(for: FaceName("Nowhere"), preferring: "x") == "x")
    }

    @Test(.enabled(if: TestFonts.has("Noto Color Emoji Regular")))
    func aFaceWithoutLettersShowsItsSigns() {
        let sample = typesetter.sampleText(for: FaceName("Noto Color Emoji Regular"), preferring: "Hamburg")
        #expect(!sample.isEmpty && sample != "Hamburg")
    }
}
