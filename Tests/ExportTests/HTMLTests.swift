import Drawing
import Export
import Geometry
import Screen
import Testing

struct HTMLTests {
    @Test func pageHasOnePreWithTheText() throws {
        let html = try Drawings.exportText([Drawings.text("a <b> & c\n\nd")], as: .html)
        #expect(html.hasPrefix("<!DOCTYPE html>\n"))
        #expect(html.contains("<pre class=\"dudel\">\na &lt;b&gt; &amp; c\n\nd\n</pre>"))
    }

    @Test func coloursAreClassesOfTheirOwn() throws {
        let red = Style(stroke: .colour(Colour(red: 255, green: 0, blue: 0)))
        let drawables = [
            Drawings.shape(.text(TextBox("one", at: .zero)), red),
            Drawings.shape(.text(TextBox("two", at: Point(0, 4))), red),
        ]
        let html = try Drawings.exportText(drawables, as: .html)
        #expect(html.contains(".c0{color:#ff0000}\n</style>"))
        #expect(html.contains("<span class=\"c0\">one</span>\n<span class=\"c0\">two</span>\n"))
        #expect(try Drawings.exportText(drawables, as: .html, colours: .none).contains("\none\ntwo\n"))
    }

    @Test func reversedCellsUseThePagesColours() {
        var surface = Surface(CellSize(columns: 2, rows: 1))
        surface.write("x", column: 0, row: 0, style: CellStyle(attributes: .reverse))
        #expect(HTMLWriter.text(for: surface).contains("{color:Canvas;background:CanvasText}"))
    }

    @Test func controlsAreShown() throws {
        let html = try Drawings.exportText([Drawings.text("\u{1B}[31m")], as: .html)
        #expect(html.contains("␛[31m"))
        #expect(html.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }

    @Test func emptyDrawingIsAnEmptyPre() throws {
        #expect(try Drawings.exportText([], as: .html).contains("<pre class=\"dudel\">\n</pre>"))
    }
}
