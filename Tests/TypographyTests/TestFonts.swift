import Drawing
import Foundation

@testable import Typography

/// The machine's fonts as the tests use them.
enum TestFonts {
    static let catalogue = FontCatalogue.load(languages: ["en", "ar", "zh"])

    static let sans = FaceName("DejaVu Sans Book")
    static let serif = FaceName("DejaVu Serif Book")

    /// Whether a face is installed that only some tests need.
    static func has(_ name: String) -> Bool { catalogue.position(of: FaceName(name)) != nil }

    /// Whether everything that a test may need has been installed, as `scripts/test` does: nothing may then be left out.
    static let mustBeComplete = ProcessInfo.processInfo.environment["DUDEL_TEST_FONTS"] != nil

    /// A typesetter that knows the machine's faces.
    static func typesetter() -> Typesetter {
        let typesetter = Typesetter()
        typesetter.install(catalogue)
        return typesetter
    }

    /// The file of an installed face.
    static func file(of name: FaceName) -> FaceFile? {
        catalogue.position(of: name).map { catalogue.files[$0] }
    }

    /// A catalogue of one face with a given file, and of DejaVu Serif beside it.
    static func catalogue(with path: String, named name: String) -> FontCatalogue {
        var records = [record(name, path: path)]
        if let file = file(of: serif) { records.append(record(serif.text, path: file.path)) }
        return FontCatalogue(records: records, fallback: FontFallback(), defaults: DefaultFamilies())
    }

    /// A record of a face whose family is all but the last word of its name.
    static func record(
        _ name: String, path: String = "/nowhere.ttf", postScriptName: String = "", isOpenType: Bool = true, version: Int32 = 0,
        traits: FaceTraits = [], cannotWrite: [String] = []
    ) -> FaceRecord {
        let words = name.split(separator: " ")
        let entry = FaceEntry(
            name: FaceName(name), family: words.dropLast().joined(separator: " "), style: String(words.last ?? ""),
            postScriptName: postScriptName, traits: isOpenType ? traits : traits.union(.type1), cannotWrite: cannotWrite)
        return FaceRecord(
            entry: entry, file: FaceFile(path: path, index: 0), version: version, sortKey: name.lowercased())
    }

    /// Runs a body with the path of a temporary file that holds some bytes.
    static func withFile<Result>(_ bytes: Data, _ body: (String) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("typography-\(UUID().uuidString).ttf")
        try bytes.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }
}

extension TextLayout {
    /// The glyph runs of all lines, from left to right.
    var glyphRuns: [GlyphRun] {
        lines.flatMap(\.runs).compactMap { run in
            if case .glyphs(let run) = run { return run }
            return nil
        }
    }

    /// Whether every line is set in the terminal's cells.
    var isInCells: Bool { glyphRuns.isEmpty }
}
