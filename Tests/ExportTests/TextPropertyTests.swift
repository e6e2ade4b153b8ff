import Drawing
import Geometry
import Screen
import Testing
import Typography

/// Alignment and spacing in the exports, and the exactness of the `Terminal` face in those that are text.
struct TextPropertyTests {
    private func framed(_ string: String, _ style: Style, width: Double) -> Drawable {
        Drawings.shape(.text(TextBox(string, at: .zero, frame: Size(width, 40))), style)
    }

    @Test(arguments: [
        ("plain ascii", "plain ascii"), ("漢字 wide", "漢字 wide"),
        ("e\u{301}a\u{308}\u{304} marks", "e\u{301}a\u{308}\u{304} marks"),
        ("שלום abc سلام", "שלום abc سلام"), ("😀 smile 🚀", "😀 smile 🚀"),
        ("👩‍👩‍👧|x", "👩‍👩‍👧|x"), ("a\u{202E}bc\u{7}", "a\u{FFFD}bc␇"),
    ])
    func theTerminalFaceIsExactInEveryTextExport(text: String, shown: String) throws {
        let drawable = Drawings.text(text)
        let plain = try Drawings.exportText([drawable], as: .text)
        #expect(plain.unicodeScalars.elementsEqual((shown + "\n").unicodeScalars))
        let ansi = try Drawings.exportText([drawable], as: .ansi)
        #expect(ansi.contains(shown))
        let html = try Drawings.exportText([drawable], as: .html)
        #expect(html.contains(shown))
    }

    @Test(arguments: [
        (TextAlignment.start, "ab cd\nef"), (.right, " ab cd\n    ef"), (.centre, "ab cd\n  ef"), (.justify, "ab  cd\nef"),
    ])
    func theTerminalFaceIsAlignedInWholeCells(alignment: TextAlignment, shown: String) throws {
        let drawable = framed("ab cd ef", Style(alignment: alignment, leading: 300, tracking: 500), width: 12)
        let box = Drawings.shape(.rectangle(Rect(0, 16, 12, 8)), Style(pen: .ascii))
        let text = try Drawings.exportText([drawable, box], as: .text)
        #expect(text.hasPrefix(shown + "\n"))
    }

    @Test func svgSaysWhatWasAddedBetweenLettersAndWords() throws {
        let typesetter = Drawings.typesetter()
        let spaced = try Drawings.exportText(
            [Drawings.shape(.text(TextBox("abc", at: .zero)), Style(face: Drawings.sans, size: 20, tracking: 250))], as: .svg,
            typesetter: typesetter)
        #expect(spaced.contains("letter-spacing=\"5\""))
        #expect(!spaced.contains("word-spacing"))
        let justified = try Drawings.exportText(
            [framed("ab cd ef gh ij kl", Style(face: Drawings.sans, size: 20, alignment: .justify), width: 70)], as: .svg,
            typesetter: typesetter)
        #expect(justified.contains("word-spacing=\""))
        #expect(!justified.contains("letter-spacing"))
    }
}
