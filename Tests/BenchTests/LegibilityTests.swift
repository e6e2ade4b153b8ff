import Drawing
import Foundation
import Geometry
import Raster
import Screen
import Testing
import Typography

@testable import bench

/// Text in braille, read back by the program `tesseract`, which knows nothing of what was written.
///
/// The cells are drawn as a terminal shows them, each dot a disc of 78 % of its room, and blurred as the eye blurs them.
@Suite("Text of 12 dots and more can be read", .serialized)
struct LegibilityTests {
    private static let sentences = [
        "The quick brown fox jumps over the lazy dog.",
        "Pack my box with five dozen liquor jugs, please.",
        "Release 2.0 was shipped on the 17th of March 1998.",
        "Sphinx of black quartz, judge my vow: 3, 5, 8, 13.",
    ]

    private static let tool = "/usr/bin/tesseract"

    @Test("at least 95 % of the characters are right", arguments: ["DejaVu Sans Book", "DejaVu Serif Book", "Lato Regular"])
    func legible(name: String) throws {
        // The script that runs all tests has installed what this one needs.
        let isComplete = ProcessInfo.processInfo.environment["DUDEL_TEST_FONTS"] != nil
        guard isComplete || FileManager.default.isExecutableFile(atPath: Self.tool) else { return }
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        let face = FaceName(name)
        guard isComplete || typesetter.resolve(face, language: "en") == .installed else { return }
        #expect(typesetter.resolve(face, language: "en") == .installed)
        var wrong = 0
        var length = 0
        var figures: [String] = []
        for size in [12, 16, 24] {
            let shown = picture(of: Self.sentences, in: face, size: size, typesetter)
            let read = Self.words(in: try Self.read(shown))
            let written = Self.words(in: Self.sentences.joined(separator: "\n"))
            let distance = Self.distance(Array(written), Array(read))
            figures.append("\(size) dots \(Self.percent(written.count - distance, of: written.count))")
            wrong += distance
            length += written.count
        }
        print("\(name): \(figures.joined(separator: ", ")); together \(Self.percent(length - wrong, of: length))")
        #expect(Double(wrong) <= Double(length) * 0.05)
    }

    private static func percent(_ part: Int, of whole: Int) -> String { "\(Double(part * 1000 / whole) / 10) %" }

    /// The words with one blank between them: how lines are broken is not what is asked for.
    private static func words(in text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    private func picture(of lines: [String], in face: FaceName, size: Int, _ typesetter: Typesetter) -> LuminanceImage {
        let style = Style(face: face, size: size)
        let drawables = lines.enumerated().compactMap { number, line in
            DrawableID("line\(number)").map { id in
                // Lines stand apart as in a drawing that labels one thing below the other.
                Drawable(
                    id: id, shape: .text(TextBox(line, at: Point(8, 8 + Double(number * (size + size / 2))))), style: style)
            }
        }
        let columns = size * 17
        let rows = (lines.count + 1) * (size + size / 2) / 4 + 4
        var painter = DotPainter(
            view: CellView(size: CellSize(columns: columns, rows: rows)),
            capabilities: Capabilities(glyphs: .braille, colours: .none), glyphs: typesetter)
        for drawable in drawables { drawable.paint(on: &painter, setter: typesetter) }
        var surface = Surface(CellSize(columns: columns, rows: rows))
        painter.compose(onto: &surface, at: .zero)
        var pixels = CellPixels(paper: .light)
        return pixels.image(of: surface).blurred(sigma: 2, radius: 8)
    }

    /// What `tesseract` reads in a picture of one block of text.
    private static func read(_ picture: LuminanceImage) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("legibility-\(UUID().uuidString).pgm")
        defer { try? FileManager.default.removeItem(at: file) }
        var bytes = Data("P5 \(picture.width) \(picture.height) 255\n".utf8)
        bytes.append(contentsOf: picture.values.map { UInt8(max(0, min(255, $0))) })
        try bytes.write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = [file.path, "-", "--psm", "6", "-l", "eng"]
        process.environment = ["OMP_THREAD_LIMIT": "1", "PATH": "/usr/bin:/bin"]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }

    /// The fewest characters to put in, leave out or exchange that make one text the other (Levenshtein's distance).
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = Array(0...other.count)
        for (i, first) in one.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, second) in other.enumerated() {
                let cost = first == second ? diagonal : 1 + min(diagonal, row[j], row[j + 1])
                diagonal = row[j + 1]
                row[j + 1] = cost
            }
        }
        return row[other.count]
    }
}
