import CHarfbuzz
import Drawing
import Foundation
import Testing

@testable import Typography

/// Compares what the shaper makes of a text with what the program `hb-shape` makes of it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/hb-shape")))
struct ShapingComparisonTests {
    struct Glyph: Equatable, Decodable {
        var g: Int
        var cl: Int
    }

    @Test(arguments: [
        ("DejaVu Sans Book", "office AVATAR To. ffl", "en"),
        ("DejaVu Serif Book", "e\u{301}\u{323} a\u{308}\u{304} x\u{30A}", "en"),
        ("DejaVu Sans Book", "السلام عليكم", "ar"),
        ("DejaVu Sans Book", "שָׁלוֹם עוֹלָם", "he"),
        ("DejaVu Sans Book", "Tiếng Việt", "vi"),
        ("DejaVu Sans Book", "Ελληνικά", "el"),
        ("DejaVu Sans Book", "Русский", "ru"),
        ("DejaVu Sans Mono Book", "fi ffi -> !=", "en"),
        ("Lato Regular", "Affe fluffig AVA", "de"),
        ("Amiri Regular", "بِسْمِ اللَّهِ", "ar"),
        ("Lohit Devanagari Regular", "क्षत्रिय हिन्दी", "hi"),
        ("Loma Regular", "ภาษาไทย น้ำ", "th"),
        ("FreeSerif Regular", "தமிழ் மொழி", "ta"),
        ("FreeSerif Regular", "বাংলা ক্ষ", "bn"),
        ("Noto Color Emoji Regular", "👨‍👩‍👧‍👦🇩🇪👍🏽", "en"),
    ])
    func glyphsAndClustersAreThoseOfHbShape(face: String, text: String, language: String) throws {
        guard let file = TestFonts.file(of: FaceName(face)) else { return }
        let shelf = FaceShelf()
        shelf.install(TestFonts.catalogue)
        let open = try #require(shelf.face(named: FaceName(face), language: language))
        let paragraph = try #require(Paragraph.paragraphs(of: text).first)
        let chooser = FaceChooser(open, language: language, shelf: shelf)
        let items = TextItem.items(of: paragraph, levels: BidiLevels(paragraph), chooser: chooser)
        #expect(items.count == 1)
        let item = try #require(items.first)
        let run = Shaper().shape(item, in: paragraph, context: 0..<paragraph.count, size: 10, language: language)
        let direction = item.isRightToLeft ? "rtl" : "ltr"
        let expected = try hbShape([
            "--output-format=json", "--no-positions", "--no-glyph-names", "--bot", "--eot", "--direction=\(direction)",
            "--language=\(language)", "--script=\(tag(item.script))", "--face-index=\(file.faceNumber)",
            "--font-file=\(file.path)",
            "--text=\(text)",
        ])
        #expect(run.glyphs.map { Glyph(g: Int($0.glyph), cl: Int($0.cluster)) } == expected)
    }

    private func tag(_ script: hb_script_t) -> String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: script.rawValue >> (24 - 8 * UInt32($0))) }, as: UTF8.self)
    }

    private func hbShape(_ arguments: [String]) throws -> [Glyph] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/hb-shape")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([Glyph].self, from: output)
    }
}
