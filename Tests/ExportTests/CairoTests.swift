import Drawing
import Export
import Foundation
import Geometry
import Screen
import TestSupport
import Testing

/// What cairo writes; a machine without it has its own test.
struct CairoTests {
    private static let hasCairo = (try? CairoLibrary()) != nil

    @Test(arguments: [ExportFormat.png, .pdf])
    func missingLibraryIsSaid(format: ExportFormat) {
        var export = DrawingExport(format, capabilities: Capabilities(glyphs: .braille, colours: .exact))
        export.cairo = "libcairo-that-does-not-exist.so.9"
        #expect(throws: ExportError.cairoMissing) { try export.bytes(for: Document(), typesetter: CellTypesetter()) }
    }

    @Test func libraryWithoutCairosFunctionsIsMissingToo() {
        #expect(throws: ExportError.cairoMissing) { try CairoLibrary("libc.so.6") }
    }

    @Test(.enabled(if: hasCairo && OutsideProgram.isExpected("pdftotext")))
    func textOfAPageCanBeSelected() throws {
        let drawables = [
            Drawings.text("Release 2.0 office", face: Drawings.sans, size: 36),
            Drawings.text("in cells", at: Point(0, 60)),
            Drawings.text("שלום", face: Drawings.sans, at: Point(0, 80)),
        ]
        let bytes = try Drawings.export(drawables, as: .pdf, typesetter: Drawings.typesetter())
        #expect(bytes.starts(with: "%PDF-".utf8))
        let text = try OutsideProgram.run("pdftotext", ["{}", "-"], on: bytes)
        #expect(text.status == 0)
        #expect(text.output.contains("Release 2.0 office"))
        #expect(text.output.contains("in cells"))
        #expect(text.output.contains("שלום"))
    }

    @Test(.enabled(if: hasCairo && OutsideProgram.isExpected("pdffonts")))
    func fontsAreEmbedded() throws {
        let bytes = try Drawings.export(
            [Drawings.text("embedded", face: Drawings.sans)], as: .pdf, typesetter: Drawings.typesetter())
        let fonts = try OutsideProgram.run("pdffonts", ["{}"], on: bytes).output
        #expect(fonts.contains(/\+DejaVuSans .* yes yes yes/))
    }

    @Test(.enabled(if: hasCairo && OutsideProgram.isExpected("pdfinfo")))
    func pageIsAPointADot() throws {
        let shape = Drawings.shape(.rectangle(Rect(0, 0, 92, 42)), Style(fill: .standard))
        let info = try OutsideProgram.run("pdfinfo", ["{}"], on: try Drawings.export([shape], as: .pdf)).output
        #expect(info.contains(/Pages: +1\n/))
        #expect(info.contains(/Page size: +100 x 50 pts/))
    }

    @Test(.enabled(if: hasCairo))
    func pictureHasFourPixelsADotAndShowsTheDrawing() throws {
        let red = Ink.colour(Colour(red: 255, green: 0, blue: 0))
        let shape = Drawings.shape(.rectangle(Rect(0, 0, 12, 7)), Style(stroke: red, fill: red))
        let bytes = try Drawings.export([shape], as: .png)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(Array(bytes[12..<16]) == Array("IHDR".utf8))
        #expect(PNGHeader(bytes) == PNGHeader(width: 80, height: 60))
        // A blank picture of this size is packed into far fewer bytes than one with an edge, but not by much: compare.
        let blank = try Drawings.export([], as: .png, size: CellSize(columns: 10, rows: 4))
        #expect(PNGHeader(blank) == PNGHeader(width: 80, height: 64))
        #expect(bytes.count > blank.count)
    }

    @Test(
        .enabled(if: hasCairo && OutsideProgram.isExpected("file")),
        arguments: [
            (ExportFormat.text, "text/plain; charset=utf-8"), (.ansi, "text/plain; charset=utf-8"),
            (.html, "text/html; charset=utf-8"), (.svg, "image/svg+xml; charset=utf-8"), (.png, "image/png; charset=binary"),
            (.pdf, "application/pdf; charset=binary"),
        ])
    func theProgramFileKnowsWhatItIs(format: ExportFormat, kind: String) throws {
        let bytes = try Drawings.export(Drawings.everyKind, as: format)
        let result = try OutsideProgram.run("file", ["--brief", "--mime", "{}"], on: bytes)
        #expect(result.output == kind + "\n")
    }

    @Test(.enabled(if: hasCairo && OutsideProgram.isExpected("pngtopnm")))
    func pictureIsWhiteWithTheColoursOfTheDrawing() throws {
        let red = Ink.colour(Colour(red: 255, green: 0, blue: 0))
        let shape = Drawings.shape(.rectangle(Rect(0, 0, 12, 7)), Style(stroke: red, fill: red))
        let result = try OutsideProgram.run("pngtopnm", ["-plain", "{}"], on: try Drawings.export([shape], as: .png))
        #expect(result.status == 0)
        #expect(result.output.contains("255 255 255") && result.output.contains("255 0 0"))
    }

    @Test(.enabled(if: hasCairo))
    func hugeDrawingIsScaledDown() throws {
        let far = [
            Drawings.shape(.pencil([Point(-1e7, -1e7)])), Drawings.shape(.pencil([Point(1e7, 1e7)])),
            Drawings.shape(.line(Point(-1e7, 0), Point(1e7, 3)), Style(pen: .dashed)),
        ]
        let header = try #require(PNGHeader(try Drawings.export(far, as: .png)))
        #expect(header.width <= 16_384 && header.height <= 16_384)
        #expect(try Drawings.export(far, as: .pdf).starts(with: "%PDF-".utf8))
    }

    @Test(.enabled(if: hasCairo))
    func fontThatVanishedIsDrawnAsShapes() throws {
        let typesetter = VanishedFont()
        let bytes = try Drawings.export([Drawings.text("x", face: Drawings.sans)], as: .pdf, typesetter: typesetter)
        #expect(bytes.starts(with: "%PDF-".utf8))
        // Once to measure the page, once to paint.
        #expect(typesetter.outlinesGiven == 2)
    }

    @Test(.enabled(if: hasCairo), arguments: [ExportFormat.png, .pdf])
    func badNumbersAreSurvived(format: ExportFormat) throws {
        let bad = [
            Drawings.shape(.pencil([Point(.nan, 0), Point(.infinity, 1e300)])), Drawings.shape(.oval(Rect(0, 0, 1e308, 1))),
            Drawings.shape(.rectangle(Rect(0, 0, 1e308, 1e308)), Style(pen: .double)),
            Drawings.text("\u{0}\u{1B}]0;x\u{7}\u{FFFF}", at: Point(-1e308, 5)),
        ]
        #expect(!(try Drawings.export(bad, as: format, typesetter: Drawings.typesetter())).isEmpty)
    }
}

/// A typesetter whose only font is a file that is not there any more.
private final class VanishedFont: TextSetter, GlyphSource, FaceSource {
    private(set) var outlinesGiven = 0

    func layout(_ request: TextRequest) -> TextLayout {
        let run = GlyphRun(
            face: FaceID(0), name: request.face, size: 10, glyphs: [PlacedGlyph(1, at: Point(0, 8))], text: request.text, width: 6
        )
        let line = TextLine(
            range: 0..<1, top: 0, height: 10, baseline: 8, left: 0, width: 6, runs: [.glyphs(run)],
            stops: [CaretStop(offset: 0, x: 0)])
        return TextLayout(lines: [line], size: Size(6, 10))
    }

    func resolve(_ face: FaceName, language: String) -> FaceResolution { .installed }

    func outline(of glyph: UInt32, in face: FaceID) -> Path {
        outlinesGiven += 1
        return Path(rectangle: Rect(0, -1, 1, 1))
    }

    func mask(of glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask? { nil }

    func font(of face: FaceID) -> FontReference? {
        FontReference(family: "Gone", style: "Book", traits: [], path: "/nonexistent/gone.ttf", index: 0)
    }
}

/// The size that a PNG says it has.
private struct PNGHeader: Equatable {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(_ bytes: [UInt8]) {
        guard bytes.count > 24 else { return nil }
        width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}
