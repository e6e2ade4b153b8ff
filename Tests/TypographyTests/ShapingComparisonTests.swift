import CHarfbuzz
import Drawing
import Foundation
import Testing

@testable import Typography

/// Compares what the shaper makes of a text with what the program `hb-shape` makes of it, run by run.
@Suite("Glyphs and clusters are those of hb-shape")
struct ShapingComparisonTests {
    struct Glyph: Equatable, Decodable {
        var g: Int
        var cl: Int
    }

    /// A text in a face that has all its letters.
    struct Sample: CustomTestStringConvertible, Sendable {
        var what: String
        var face: String
        var text: String
        var language: String

        var testDescription: String { "\(what) in \(face)" }
    }

    static let samples: [Sample] = [
        Sample(what: "ligatures and kerning", face: "DejaVu Sans Book", text: "office AVATAR To. ffl", language: "en"),
        Sample(what: "German ligatures", face: "Lato Regular", text: "Affe fluffig AVA To", language: "de"),
        Sample(
            what: "stacked marks", face: "DejaVu Serif Book", text: "e\u{301}\u{323} a\u{308}\u{304} x\u{30A}", language: "en"),
        Sample(what: "Arabic", face: "DejaVu Sans Book", text: "السلام عليكم", language: "ar"),
        Sample(what: "pointed Arabic", face: "Amiri Regular", text: "بِسْمِ اللَّهِ", language: "ar"),
        Sample(
            what: "mixed direction with brackets", face: "DejaVu Sans Book", text: "abc (שלום [12.5] אב) xyz {مرحبا}",
            language: "he"),
        Sample(what: "pointed Hebrew", face: "DejaVu Sans Book", text: "שָׁלוֹם עוֹלָם", language: "he"),
        Sample(what: "Devanagari conjuncts", face: "Lohit Devanagari Regular", text: "क्षत्रिय हिन्दी र्कि ज्ञान", language: "hi"),
        Sample(what: "Thai", face: "Loma Regular", text: "ภาษาไทย น้ำ ที่นี่", language: "th"),
        Sample(
            what: "CJK with kana and Hangul", face: "WenQuanYi Micro Hei Regular", text: "漢字かな、カナ 한글 조선「引用」", language: "ja"),
        Sample(what: "joined emoji, a flag, a skin tone", face: "Noto Color Emoji Regular", text: "👨‍👩‍👧‍👦🇩🇪👍🏽", language: "en"),
        Sample(what: "Tamil", face: "Lohit Tamil Regular", text: "தமிழ் மொழி கொக்கு", language: "ta"),
        Sample(what: "Bengali", face: "Lohit Bengali Regular", text: "বাংলা ক্ষ কি র্ক", language: "bn"),
        Sample(what: "Khmer", face: "Khmer OS Regular", text: "ភាសាខ្មែរ ក្រុង ស្ត្រី", language: "km"),
        Sample(what: "Vietnamese", face: "DejaVu Sans Book", text: "Tiếng Việt ướt ặ o\u{31B}\u{301}", language: "vi"),
        Sample(what: "Greek with Cyrillic", face: "DejaVu Sans Book", text: "Ελληνικά ᾧ и Русский ё", language: "el"),
        Sample(what: "signs of programs", face: "DejaVu Sans Mono Book", text: "fi ffi -> != ===", language: "en"),
    ]

    private static let tool = "/usr/bin/hb-shape"

    @Test(arguments: samples)
    func compare(sample: Sample) throws {
        let name = FaceName(sample.face)
        // The script that runs all tests has installed what these need: there, nothing may be missing.
        if !TestFonts.mustBeComplete {
            guard FileManager.default.isExecutableFile(atPath: Self.tool), TestFonts.has(sample.face) else { return }
        }
        let shelf = FaceShelf()
        shelf.install(TestFonts.catalogue)
        let open = try #require(shelf.face(named: name, language: sample.language))
        let paragraph = try #require(Paragraph.paragraphs(of: sample.text).first)
        let chooser = FaceChooser(open, language: sample.language, shelf: shelf)
        let items = TextItem.items(of: paragraph, levels: BidiLevels(paragraph), chooser: chooser)
        #expect(!items.isEmpty)
        for item in items {
            #expect(item.face.name == name, "all letters are the face's own")
            let file = try #require(TestFonts.file(of: item.face.name))
            let run = Shaper()
                .shape(item, in: paragraph, context: 0..<paragraph.count, size: 10, language: sample.language)
            let scalars = paragraph.scalarRange(of: item.characters)
            var arguments = [
                "--output-format=json", "--no-positions", "--no-glyph-names", "--direction=\(item.isRightToLeft ? "rtl" : "ltr")",
                "--language=\(sample.language)", "--script=\(tag(item.script))", "--face-index=\(file.faceNumber)",
                "--font-file=\(file.path)", "--text=\(text(paragraph.scalars[scalars]))",
            ]
            if scalars.lowerBound == 0 {
                arguments.append("--bot")
            } else {
                arguments.append("--text-before=\(text(paragraph.scalars[..<scalars.lowerBound]))")
            }
            if scalars.upperBound == paragraph.scalars.count {
                arguments.append("--eot")
            } else {
                arguments.append("--text-after=\(text(paragraph.scalars[scalars.upperBound...]))")
            }
            let expected = try hbShape(arguments).map { Glyph(g: $0.g, cl: $0.cl + scalars.lowerBound) }
            #expect(run.glyphs.map { Glyph(g: Int($0.glyph), cl: Int($0.cluster)) } == expected)
            #expect(!run.glyphs.contains { $0.glyph == 0 }, "no letter is missing")
        }
    }

    private func text(_ scalars: ArraySlice<UInt32>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
        return String(view)
    }

    private func tag(_ script: hb_script_t) -> String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: script.rawValue >> (24 - 8 * UInt32($0))) }, as: UTF8.self)
    }

    private func hbShape(_ arguments: [String]) throws -> [Glyph] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode([Glyph].self, from: output)
    }
}
