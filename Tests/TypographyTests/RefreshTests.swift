import Drawing
import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite("Another catalogue")
struct RefreshTests {
    private let folder = TemporaryFolder()
    private let name = FaceName("Broken Regular")

    private func put(_ font: TinyFont) throws { try Data(font.bytes).write(to: URL(filePath: folder("a.ttf")), options: .atomic) }

    private func glyph(_ typesetter: Typesetter) throws -> (glyph: UInt32, face: FaceID) {
        let run = try #require(typesetter.layout(TextRequest("A", face: name, size: 12)).glyphRuns.first)
        return (try #require(run.glyphs.first).glyph, run.face)
    }

    @Test func keepsTheNumberOfAFaceWhoseFileIsTheSame() throws {
        try put(TinyFont("Broken"))
        let typesetter = Typesetter()
        typesetter.install(TestFonts.catalogue(with: folder("a.ttf"), named: name.text))
        let before = try glyph(typesetter)
        typesetter.install(TestFonts.catalogue(with: folder("a.ttf"), named: name.text))
        #expect(try glyph(typesetter) == before)
    }

    @Test func drawsAReplacedFileAnew() throws {
        try put(TinyFont("Broken"))
        let typesetter = Typesetter()
        typesetter.install(TestFonts.catalogue(with: folder("a.ttf"), named: name.text))
        let old = try glyph(typesetter)
        let outline = typesetter.outline(of: old.glyph, in: old.face)
        var changed = TinyFont("Broken")
        changed.glyphs[1] = .square(100)
        // The times of files move in steps of a few milliseconds, and a font is not replaced twice within one.
        usleep(20_000)
        try put(changed)
        // An open face stays what it was, whatever became of its file.
        #expect(typesetter.outline(of: old.glyph, in: old.face) == outline)
        typesetter.install(TestFonts.catalogue(with: folder("a.ttf"), named: name.text))
        let new = try glyph(typesetter)
        #expect(new.face != old.face)
        #expect(typesetter.outline(of: new.glyph, in: new.face).controlBounds?.width == 0.2)
        // Layouts from before can still be drawn.
        #expect(typesetter.outline(of: old.glyph, in: old.face) == outline)
    }

    @Test func aFaceThatIsGoneIsSetInItsSubstitute() throws {
        try put(TinyFont("Broken"))
        let typesetter = Typesetter()
        typesetter.install(TestFonts.catalogue(with: folder("a.ttf"), named: name.text))
        #expect(try glyph(typesetter).glyph == 1)
        typesetter.install(TestFonts.catalogue)
        #expect(typesetter.resolve(name, language: "en") != .installed)
        #expect(!typesetter.layout(TextRequest("A", face: name, size: 12)).isInCells)
    }
}
