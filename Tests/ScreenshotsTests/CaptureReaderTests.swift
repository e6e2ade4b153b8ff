import Geometry
import Graphemes
import Screen
import Testing

@testable import screenshots

@Suite struct CaptureReaderTests {
    @Test func rowsBecomeCells() {
        let surface = CaptureReader.surface(of: "ab\n c\n", size: CellSize(columns: 4, rows: 2))
        #expect(surface.text == "ab\n c")
    }

    @Test func coloursAndAttributesHoldUntilTheyAreChanged() {
        let text = "\u{1b}[1;7mA\u{1b}[0;38;5;208mB\u{1b}[38;2;1;2;3;44mC\u{1b}[39;49mD\u{1b}[95mE\u{1b}[mF"
        let surface = CaptureReader.surface(of: text, size: CellSize(columns: 6, rows: 1))
        #expect(surface[0, 0] == Cell(Grapheme("A" as Character), attributes: [.bold, .reverse]))
        #expect(surface[1, 0] == Cell(Grapheme("B" as Character), foreground: .palette(208)))
        #expect(
            surface[2, 0]
                == Cell(
                    Grapheme("C" as Character), foreground: .exact(Colour(red: 1, green: 2, blue: 3)), background: .palette(4)))
        #expect(surface[3, 0] == Cell(Grapheme("D" as Character)))
        #expect(surface[4, 0].foreground == .palette(13))
        #expect(surface[5, 0] == Cell(Grapheme("F" as Character)))
    }

    @Test(arguments: [
        "\u{1b}[", "\u{1b}[38;2;999m", "\u{1b}[38m", "\u{1b}", "\u{1b}[99999999999999999999m", "\u{1b}[2Ja", "\n\n\n\n",
    ])
    func sequencesThatAreCutOrMeanSomethingElseAreSwallowed(text: String) {
        let surface = CaptureReader.surface(of: text, size: CellSize(columns: 2, rows: 2))
        #expect(!surface.text.contains("["))
    }
}
