import Graphemes
import Screen
import Testing

@testable import screenshots

@Suite struct PictureWriterTests {
    private func picture(of text: String, style: CellStyle = .plain) -> String {
        var surface = Surface(CellSize(columns: 10, rows: 1))
        surface.write(text, column: 0, row: 0, style: style)
        return PictureWriter.svg(of: surface)
    }

    @Test func textIsEscaped() {
        #expect(picture(of: "a<b>&").contains(">a&lt;b&gt;&amp;"))
    }

    @Test func brailleAndBoxesAreShapesAndNoText() {
        let picture = picture(of: "⠁─█")
        #expect(!picture.contains("<text"))
        // The upper left dot, the line through the middle of the second cell in two arms, the full third cell.
        #expect(picture.contains("M0 0h3v3h-3z"))
        #expect(picture.contains("M12 8L16 8M12 8L8 8"))
        #expect(picture.contains("M16 0h8v16h-8z"))
    }

    @Test func reverseChangesThePlacesOfTheColours() {
        let paper = Paper()
        let picture = picture(of: "x", style: CellStyle(attributes: .reverse))
        #expect(picture.contains(#"<rect x="0" y="0" width="8" height="16" fill="\#(paper.ink.hex)"/>"#))
        #expect(picture.contains(#"fill="\#(paper.ground.hex)">x</text>"#))
    }

    @Test func everyBoxAndBlockCharacterHasAShape() throws {
        // Diagonals and shades are left to the font.
        for value in (0x2500...0x259F).filter({ !(0x2571...0x2573).contains($0) && !(0x2591...0x2593).contains($0) }) {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            let shape =
                CellShapes.filledPath(of: scalar, x: 0, y: 0) ?? CellShapes.strokedPaths(of: scalar, x: 0, y: 0)?.first?.path
            #expect(try !#require(shape).isEmpty)
        }
    }
}
