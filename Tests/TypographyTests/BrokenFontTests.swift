import Drawing
import Foundation
import Testing

@testable import Typography

@Suite struct BrokenFontTests {
    private let text = "Hamburg ffi \u{5D0}\u{5D1} \u{628}\u{628} e\u{301}"

    /// Uses every way into a face; a crash is the failure.
    private func exercise(_ path: String) -> Typesetter {
        let typesetter = Typesetter()
        let name = FaceName("Broken Regular")
        typesetter.install(TestFonts.catalogue(with: path, named: name.text))
        let layout = typesetter.layout(TextRequest(text, face: name, size: 12, width: 60))
        #expect(layout.lines.last?.range.upperBound == text.count)
        for run in layout.glyphRuns {
            for glyph in run.glyphs {
                _ = typesetter.outline(of: glyph.glyph, in: run.face)
                _ = typesetter.mask(of: glyph.glyph, in: run.face, size: 12)
            }
        }
        _ = typesetter.sampleText(for: name, preferring: "漢")
        return typesetter
    }

    private func fontBytes() throws -> Data {
        let file = try #require(TestFonts.file(of: TestFonts.sans))
        return try Data(contentsOf: URL(fileURLWithPath: file.path))
    }

    @Test func aTruncatedFontIsReplacedOrReadAsFarAsItGoes() throws {
        let bytes = try fontBytes()
        for length in [0, 1, 4, 12, 100, 300, 1000, 10_000, bytes.count / 4, bytes.count / 2, bytes.count - 1] {
            let typesetter = try TestFonts.withFile(bytes.prefix(length), exercise)
            if length <= 12 { #expect(typesetter.brokenFaces == [FaceName("Broken Regular")]) }
        }
    }

    @Test func aDamagedFontDoesNoHarm() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SplitMix(seed: seed)
        let bytes = try fontBytes()
        for round in 0..<24 {
            var damaged = bytes
            // The first kilobyte holds the directory of tables, where damage does most.
            for _ in 0..<20 {
                damaged[Int.random(in: 0..<(round % 2 == 0 ? 1024 : damaged.count), using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            _ = try TestFonts.withFile(damaged, exercise)
        }
    }

    @Test func aFileThatIsNoFontIsReplaced() throws {
        _ = try TestFonts.withFile(Data("This is no font.".utf8), exercise)
        #expect(exercise("/nowhere/at/all.ttf").brokenFaces == [FaceName("Broken Regular")])
        #expect(exercise("/tmp").brokenFaces == [FaceName("Broken Regular")])
    }

    @Test func aBrokenFaceIsNamedOnceAndShownInItsSubstitute() throws {
        let typesetter = Typesetter()
        typesetter.install(TestFonts.catalogue(with: "/nowhere.ttf", named: "Gone Regular"))
        let gone = FaceName("Gone Regular")
        #expect(typesetter.resolve(gone, language: "en") == .installed)
        for text in ["a", "b"] {
            let layout = typesetter.layout(TextRequest(text, face: gone, size: 12))
            #expect(layout.glyphRuns.map(\.name) == [TestFonts.serif])
        }
        #expect(typesetter.resolve(gone, language: "en") == .substituted(TestFonts.serif))
        #expect(typesetter.drainBrokenFaces() == [gone])
        #expect(typesetter.drainBrokenFaces().isEmpty)
        #expect(typesetter.resolve(gone, language: "en") == .substituted(TestFonts.serif))
    }

    @Test func whereEveryFaceIsBrokenTextIsSetInCells() {
        let records = (0..<40).map { TestFonts.record("Gone \($0)", path: "/nowhere\($0).ttf") }
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue(records: records, fallback: FontFallback(), defaults: DefaultFamilies()))
        #expect(typesetter.layout(TextRequest("abc", face: FaceName("Gone 3"), size: 12)).isInCells)
    }

    @Test func aFontRemovedWhileOpenStaysUsable() throws {
        let typesetter = Typesetter()
        let name = FaceName("Broken Regular")
        let layout = try TestFonts.withFile(try fontBytes()) { path in
            typesetter.install(TestFonts.catalogue(with: path, named: name.text))
            return typesetter.layout(TextRequest("A", face: name, size: 12))
        }
        let run = try #require(layout.glyphRuns.first)
        #expect(!typesetter.outline(of: try #require(run.glyphs.first).glyph, in: run.face).isEmpty)
    }
}
