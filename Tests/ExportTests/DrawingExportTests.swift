import Drawing
import Export
import Geometry
import Screen
import TestSupport
import Testing

@Suite("Exported drawings")
struct DrawingExportTests {
    private func text(
        _ drawables: [Drawable], as format: ExportFormat = .text, glyphs: GlyphSet = .braille, colours: ColourDepth = .exact
    ) -> String {
        let export = DrawingExport(format, capabilities: Capabilities(glyphs: glyphs, colours: colours))
        do {
            let bytes = try export.bytes(for: Document(drawables: drawables), typesetter: CellTypesetter())
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            Issue.record(error)
            return ""
        }
    }

    @Test("a labelled box is text")
    func labelledBox() {
        #expect(
            text([.box(Rect(0, 0, 16, 12), label: "Hi")]) == """
                ┌──────┐
                │  Hi  │
                └──────┘

                """)
        #expect(
            text([.box(Rect(0, 0, 16, 12), label: "Hi")], glyphs: .ascii) == """
                +------+
                |  Hi  |
                +------+

                """)
    }

    @Test("boxes that touch are joined, and an arrow leads from one to the other")
    func diagram() {
        let drawables: [Drawable] = [
            .box(Rect(0, 0, 12, 12), label: "a"), .box(Rect(10, 0, 12, 12), pen: .heavy, label: "b"),
            .make(.line(Point(23, 6), Point(31, 6)), Style(pen: .light, heads: .end)), .text("漢", at: Point(32, 4)),
        ]
        #expect(
            text(drawables) == """
                ┌────┲━━━━┓
                │ a  ┃ b  ┃╶───>漢
                └────┺━━━━┛

                """)
    }

    @Test("plain text has no colours")
    func noColours() {
        let red = Style(stroke: .colour(NamedColour.red.colour), fill: .colour(NamedColour.blue.colour), pen: .light)
        #expect(!text([.make(.rectangle(Rect(0, 0, 16, 12)), red)]).contains("\u{1B}"))
    }

    @Test("a coloured box sets its colour where it begins, and takes it back before every line feed")
    func ansi() {
        let red = Style(stroke: .colour(NamedColour.red.colour), pen: .light)
        let on = "\u{1B}[0;38;2;255;0;0m"
        let off = "\u{1B}[0m"
        let box = Drawable.make(.rectangle(Rect(0, 0, 16, 12)), red, label: "Hi")
        #expect(
            text([box], as: .ansi) == """
                \(on)┌──────┐\(off)
                \(on)│\(off)  \(on)Hi\(off)  \(on)│\(off)
                \(on)└──────┘\(off)

                """)
        #expect(text([box], as: .ansi, colours: .none) == text([box]))
    }

    @Test("control characters in texts are shown, in every format of text", arguments: [ExportFormat.text, .ansi, .html, .svg])
    func controlCharacters(_ format: ExportFormat) {
        let hostile = "a\u{1B}]0;x\u{7}\u{9B}2J\rb\t\u{202E}c"
        let output = text([.text(hostile, at: .zero), .box(Rect(0, 20, 60, 12), label: hostile)], as: format, colours: .none)
        #expect(output.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\n" })
        #expect(!output.unicodeScalars.contains("\u{202E}"))
        #expect(output.contains("a␛]0;x␇"))
    }

    @Test("nothing to see gives nothing", arguments: [ExportFormat.text, .ansi])
    func empty(_ format: ExportFormat) {
        #expect(text([], as: format) == "")
        #expect(text([.make(.unknown("star 1"))], as: format) == "")
        #expect(text([.text("  \n ", at: .zero)], as: format) == "")
    }

    @Test("an export begins at the drawing's own top left, wherever that is")
    func place() {
        #expect(text([.text("ab", at: Point(-2_000, 4_000))]) == "ab\n")
        #expect(text([.text("ab", at: Point(1, 1))]) == "ab\n")
    }

    @Test(
        "the ending names the format",
        arguments: [
            ("a.txt", .text), ("/x.y/a.ANSI", .ansi), ("a.b.txt", .text), ("a", nil), ("a.PNG", .png), ("a.gif", nil),
            ("a.txt/b", nil), ("", nil), ("txt", nil),
        ] as [(String, ExportFormat?)])
    func endings(_ path: String, _ format: ExportFormat?) {
        #expect(ExportFormat(path: path) == format)
    }
}

extension Drawable {
    static func make(_ shape: Shape, _ style: Style = Style(), label: String = "") -> Drawable {
        var generator = SystemRandomNumberGenerator()
        return Drawable(id: .random(using: &generator), shape: shape, style: style, label: label)
    }

    static func box(_ rect: Rect, pen: Pen = .light, label: String = "") -> Drawable {
        make(.rectangle(rect), Style(pen: pen), label: label)
    }

    static func text(_ string: String, at origin: Point) -> Drawable { make(.text(TextBox(string, at: origin))) }
}
