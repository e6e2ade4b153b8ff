import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

@Suite("Fonts made to do harm")
struct CraftedFontTests {
    private let text = "ABCABC \u{5D0}\u{5D1} \u{628}\u{628} e\u{301}"
    private let name = FaceName("Broken Regular")

    /// Uses every way into a face; a crash is the failure, and a test that does not end.
    @discardableResult
    private func exercise(_ bytes: [UInt8], kind: String = "ttf") throws -> Typesetter {
        let folder = TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: folder("font.\(kind)")))
        let typesetter = Typesetter()
        typesetter.install(TestFonts.catalogue(with: folder("font.\(kind)"), named: name.text))
        for size in [1, 12, 999] {
            let layout = typesetter.layout(TextRequest(text, face: name, size: size, width: 60))
            #expect(layout.lines.last?.range.upperBound == text.count)
            #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            for run in layout.glyphRuns {
                for glyph in run.glyphs {
                    #expect(glyph.position.x.isFinite && glyph.position.y.isFinite)
                    let bounds = typesetter.outline(of: glyph.glyph, in: run.face).controlBounds
                    #expect(bounds.map { $0.width.isFinite && $0.height.isFinite } ?? true)
                    let mask = typesetter.mask(of: glyph.glyph, in: run.face, size: size)
                    #expect((mask?.dots.count ?? 0) <= 4096 * 4096)
                }
            }
        }
        _ = typesetter.sampleText(for: name, preferring: "漢")
        return typesetter
    }

    private func firstOutline(_ typesetter: Typesetter) throws -> Path {
        let run = try #require(typesetter.layout(TextRequest("A", face: name, size: 12)).glyphRuns.first)
        return typesetter.outline(of: try #require(run.glyphs.first).glyph, in: run.face)
    }

    @Test func theFontsOfTheseTestsAreFonts() throws {
        for (bytes, kind) in [(TinyFont("Broken").bytes, "ttf"), (TinyFont("Broken").woff, "woff")] {
            let typesetter = try exercise(bytes, kind: kind)
            #expect(typesetter.brokenFaces.isEmpty)
            #expect(try firstOutline(typesetter).controlBounds?.width == 0.8)
        }
        let type1 = try exercise(TinyType1.bytes(family: "Broken"), kind: "pfa")
        #expect(type1.brokenFaces.isEmpty)
        #expect(try firstOutline(type1).controlBounds?.width == 0.5)
    }

    @Test func aGlyphThatIsMadeOfItselfIsBlank() throws {
        var font = TinyFont("Broken")
        font.glyphs[1] = .composite([1])
        font.glyphs[2] = .composite([3])
        font.glyphs[3] = .composite([2])
        try exercise(font.bytes)
    }

    @Test func glyphsThatDoubleAtEveryStepEnd() throws {
        // Thirty steps would be a thousand million squares.
        var font = TinyFont("Broken", letters: 40)
        for glyph in 2..<32 { font.glyphs[glyph] = .composite([glyph - 1, glyph - 1]) }
        font.glyphs[1] = .square(300)
        font.glyphs[2] = .composite([31, 31])
        try exercise(font.bytes)
    }

    @Test func outlinesBeyondAllMeasureAreBounded() throws {
        var font = TinyFont("Broken")
        font.glyphs[1] = .square(16_000)
        font.glyphs[2] = .scribble(points: 3_000)
        font.unitsPerEm = 16
        try exercise(font.bytes)
        font.unitsPerEm = 0
        try exercise(font.bytes)
    }

    /// Damages fonts of every format again and again; real ones and those that say least.
    @Test func damagedFontsDoNoHarm() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        var composites = TinyFont("Broken")
        composites.glyphs[1] = .composite([2, 3, 2])
        composites.glyphs[4] = .scribble(points: 40)
        var fonts: [(bytes: [UInt8], kind: String, rounds: Int)] = [
            (composites.bytes, "ttf", 160), (composites.woff, "woff", 100), (TinyType1.bytes(family: "Broken"), "pfa", 160),
        ]
        for real in [TestFonts.sans, TestFonts.serif] {
            let file = try #require(TestFonts.file(of: real))
            fonts.append((Array(try Data(contentsOf: URL(filePath: file.path))), "ttf", 24))
        }
        for font in fonts {
            for round in 0..<font.rounds {
                var damaged = font.bytes
                if round % 4 == 0 { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random)) }
                // The directory of the tables stands first, where damage does most.
                let reach = round % 2 == 0 ? min(512, damaged.count) : damaged.count
                for _ in 0..<Int.random(in: 1...16, using: &random) where reach > 0 {
                    damaged[Int.random(in: 0..<reach, using: &random)] = .random(in: 0...255, using: &random)
                }
                try exercise(damaged, kind: font.kind)
            }
        }
    }

    @Test func whatIsNoRegularFileIsNotWaitedFor() throws {
        let folder = TemporaryFolder()
        mkfifo(folder("pipe.ttf"), 0o600)
        try FileManager.default.createDirectory(atPath: folder("folder.ttf"), withIntermediateDirectories: true)
        folder.write("", to: "empty.ttf")
        folder.write("secret", to: "closed.ttf", mode: 0)
        for file in ["pipe.ttf", "folder.ttf", "empty.ttf", "closed.ttf", "none.ttf"] {
            let typesetter = Typesetter()
            typesetter.install(TestFonts.catalogue(with: folder(file), named: name.text))
            #expect(!typesetter.layout(TextRequest("A", face: name, size: 12)).isInCells)
            #expect(typesetter.brokenFaces == [name])
        }
    }

    @Test func aPathThatIsNoUTF8IsOpenedAsItIs() throws {
        let folder = TemporaryFolder()
        let path = Array(folder.path.utf8) + Array("/M\u{0}".utf8).dropLast() + [0xFC, 0x6C, 0x2E, 0x74, 0x74, 0x66, 0]
        let number = path.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o600) } ?? -1 }
        }
        _ = TinyFont("Broken").bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
        close(number)
        let file = try #require(path.withUnsafeBufferPointer { $0.baseAddress.map { FaceFile(path: $0, index: 0) } })
        #expect(OpenFace(file, id: FaceID(0), name: name, library: FontLibrary(work: nil)) != nil)
    }
}
