import Drawing
import Export
import Foundation
import Geometry
import Screen
import TestSupport
import Testing

struct SVGTests {
    private func svg(_ drawables: [Drawable], size: CellSize? = nil) throws -> String {
        try Drawings.exportText(drawables, as: .svg, size: size)
    }

    @Test func emptyDrawingIsABlankPage() throws {
        let text = try svg([])
        #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(text.hasSuffix("</svg>\n"))
    }

    @Test func pageShowsTheDrawingWithAMargin() throws {
        let text = try svg([Drawings.shape(.rectangle(Rect(10, 20, 30, 40)), Style(fill: .standard))])
        #expect(text.contains("viewBox=\"6 16 38 48\""))
        #expect(text.contains("width=\"152\" height=\"192\""))
    }

    @Test func givenSizeCountsFromTheCellOfTheTopLeft() throws {
        let shape = Drawings.shape(.oval(Rect(9, 21, 30, 40)), Style(fill: .standard))
        #expect(try svg([shape], size: CellSize(columns: 10, rows: 5)).contains("viewBox=\"8 20 20 20\""))
    }

    @Test func lettersAreShapesWhereOutlinesAreWanted() throws {
        let typesetter = Drawings.typesetter()
        let document = Document(drawables: [Drawings.text("Release", face: Drawings.sans), Drawings.text("cells")])
        var export = DrawingExport(.svg, capabilities: Capabilities(glyphs: .braille, colours: .exact))
        export.hasOutlines = true
        let text = String(decoding: try export.bytes(for: document, typesetter: typesetter), as: UTF8.self)
        #expect(!text.contains("<text") && text.contains("<path"))
        #expect(text.utf8.count > 2000)
    }

    @Test func aBackgroundLiesBehindAllAndGivesTheInkItsContrast() throws {
        var export = DrawingExport(.svg, capabilities: Capabilities(glyphs: .braille, colours: .exact))
        export.background = Colour(red: 0, green: 0, blue: 64)
        export.area = Rect(0, 0, 40, 20)
        let shape = Drawings.shape(.line(Point(0, 0), Point(9, 7)))
        let text = String(
            decoding: try export.bytes(for: Document(drawables: [shape]), typesetter: CellTypesetter()), as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 40 20\"") && text.contains("color=\"#ffffff\""))
        #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"40\" height=\"20\" fill=\"#000040\"/>\n<path"))
        #expect(!text.contains("prefers-color-scheme"))
    }

    @Test(arguments: ExportFormat.allCases) func anExportEndsWhereItIsToldTo(format: ExportFormat) throws {
        var export = DrawingExport(format, capabilities: Capabilities(glyphs: .braille, colours: .exact))
        export.watch = { $0 < 0.25 }
        let shapes = (0..<1000).map { Drawings.shape(.line(Point(0, 0), Point(9, Double($0)))) }
        #expect(throws: ExportError.stopped) {
            try export.bytes(for: Document(drawables: shapes), typesetter: CellTypesetter())
        }
    }

    @Test func shapesAreShapes() throws {
        let red = Ink.colour(Colour(red: 255, green: 0, blue: 0))
        let text = try svg([
            Drawings.shape(.rectangle(Rect(0, 0, 20, 20)), Style(stroke: red, fill: .standard, width: 2)),
            Drawings.shape(.oval(Rect(0, 0, 20, 10)), Style(stroke: red)),
            Drawings.shape(.line(Point(0, 0), Point(9, 7)), Style(stroke: red, width: 3)),
            Drawings.shape(.line(Point(0, 0), Point(9, 9)), Style(stroke: red, width: 3, heads: .end)),
            Drawings.shape(.curve([CurveAnchor(.zero, handle: Point(5, 5)), CurveAnchor(Point(20, 0))], closed: false)),
        ])
        #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"20\" height=\"20\" fill=\"currentColor\"/>"))
        #expect(text.contains("<rect x=\"1\" y=\"1\" width=\"18\" height=\"18\" stroke=\"#ff0000\" stroke-width=\"2\""))
        #expect(text.contains("<ellipse cx=\"10\" cy=\"5\" rx=\"9\" ry=\"4\" stroke=\"#ff0000\" stroke-width=\"2\"/>"))
        #expect(text.contains("<path d=\"M0 0L9 7\" stroke=\"#ff0000\" stroke-width=\"3\"/>"))
        // The arrow head.
        #expect(text.contains("Z\" fill=\"#ff0000\"/>"))
        #expect(text.contains("<path d=\"M0 0C5 5 20 0 20 0\""))
    }

    @Test(arguments: [
        (Pen.light, "stroke-width=\"0.5\" stroke-linecap=\"square\""), (.ascii, "stroke-width=\"0.5\" stroke-linecap=\"square\""),
        (.dashed, "stroke-dasharray=\"1 1\""),
    ])
    func boxPensStrokeThroughTheMiddlesOfCells(pen: Pen, attributes: String) throws {
        let text = try svg([Drawings.shape(.rectangle(Rect(2, 4, 20, 16)), Style(pen: pen))])
        #expect(text.contains("<rect x=\"3\" y=\"6\" width=\"18\" height=\"12\""))
        #expect(text.contains(attributes))
    }

    @Test func heavyIsADotWideAndDoubleTwoLines() throws {
        let heavy = try svg([Drawings.shape(.line(Point(1, 2), Point(21, 2)), Style(pen: .heavy))])
        #expect(heavy.contains("<path d=\"M1 2L21 2\" stroke=\"currentColor\" stroke-linecap=\"square\""))
        let double = try svg([Drawings.shape(.rectangle(Rect(2, 4, 20, 16)), Style(pen: .double))])
        #expect(double.contains("<rect x=\"2.5\" y=\"5.5\" width=\"19\" height=\"13\""))
        #expect(double.contains("<rect x=\"3.5\" y=\"6.5\" width=\"17\" height=\"11\""))
    }

    @Test func roundedCornersAreArcs() throws {
        let text = try svg([Drawings.shape(.rectangle(Rect(2, 4, 20, 16)), Style(pen: .rounded))])
        #expect(text.contains("<path d=\"M5 6L19 6C20.105 6 21 6.895 21 8L21 16C"))
    }

    @Test func headOfABoxLineReachesTheEdgeOfItsCell() throws {
        let text = try svg([Drawings.shape(.line(Point(1, 2), Point(21, 2)), Style(pen: .light, heads: .end))])
        #expect(text.contains("<path d=\"M22 2L19 3.25L19 0.75Z\" fill=\"currentColor\"/>"))
        #expect(text.contains("<path d=\"M1 2L19 2\""))
    }

    @Test func terminalTextStandsOnTheGridOfCells() throws {
        let text = try svg([Drawings.text("ab  c", at: Point(5, 9))])
        #expect(text.contains("x=\"4\" y=\"11\" font-family=\"monospace\" font-size=\"3.333\" textLength=\"10\""))
        #expect(text.contains(">ab  c</text>"))
    }

    @Test func wideCharactersKeepTheirCells() throws {
        let text = try svg([Drawings.text("a漢字b")])
        #expect(text.contains("x=\"2\" y=\"3\" font-family=\"monospace\" font-size=\"3.333\" textLength=\"8\""))
        #expect(text.contains(">漢字</text>"))
        #expect(text.contains("x=\"10\""))
    }

    @Test func cellsGoFromLeftToRightWhateverIsInThem() throws {
        #expect(try svg([Drawings.text("שלום")]).contains("direction=\"ltr\" unicode-bidi=\"bidi-override\""))
    }

    @Test func hostileTextIsEscaped() throws {
        let text = try svg([Drawings.text("</text><script>&\"'\u{1B}[31m\u{0}\u{202E}")])
        #expect(text.contains("&lt;/text&gt;&lt;script&gt;&amp;&quot;'␛[31m␀\u{FFFD}"))
        #expect(!text.contains("<script"))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }

    @Test func numbersThatAreNoneDoNotReachTheFile() throws {
        let text = try svg([
            Drawings.shape(.pencil([Point(.nan, 0), Point(.infinity, 1e300)])), Drawings.shape(.oval(Rect(0, 0, 1e308, 1))),
        ])
        #expect(!text.contains("nan") && !text.contains("inf"))
    }

    @Test(.enabled(if: OutsideProgram.isExpected("xmllint")))
    func xmllintReadsIt() throws {
        let everything = [
            Drawings.text("<&>\"'\u{FFFE}\u{FFFF}\u{7}"), Drawings.shape(.oval(Rect(0, 0, 30, 30)), Style(fill: .standard)),
            Drawings.shape(.rectangle(Rect(0, 0, 30, 30)), Style(pen: .double)),
        ]
        let bytes = try Drawings.export(everything, as: .svg)
        #expect(try OutsideProgram.run("xmllint", ["--noout", "{}"], on: bytes).status == 0)
        let text = try OutsideProgram.run("xmllint", ["--xpath", "string(//*[local-name()='text'])", "{}"], on: bytes)
        #expect(text.output.hasPrefix("<&>\"'"))
    }

    @Test func tabIsAsWideAsFourBlanks() throws {
        let text = try Drawings.exportText(
            [Drawings.text("a\tb", face: Drawings.sans)], as: .svg, typesetter: Drawings.typesetter())
        #expect(text.contains(">a    b</text>"))
    }

    @Test func textKeepsItsFont() throws {
        let typesetter = Drawings.typesetter()
        try #require(typesetter.resolve(FaceName("DejaVu Serif Bold Italic"), language: "en") == .installed)
        let text = try Drawings.exportText(
            [
                Drawings.text("Release <2.0>", face: FaceName("DejaVu Serif Bold Italic"), size: 36),
                Drawings.text("שלום", face: Drawings.sans),
            ],
            as: .svg, typesetter: typesetter)
        #expect(text.contains("font-family=\"'DejaVu Serif', serif\" font-weight=\"700\" font-style=\"italic\" font-size=\"36\""))
        #expect(text.contains(">Release &lt;2.0&gt;</text>"))
        #expect(text.contains("direction=\"rtl\" unicode-bidi=\"embed\" text-anchor=\"end\" fill=\"currentColor\">שלום</text>"))
        #expect(text.contains("lengthAdjust=\"spacingAndGlyphs\""))
    }
}
