import Drawing
import Geometry
import Raster
import Screen
import TestSupport
import Testing

@Suite("Pictures without a program around them")
struct PlainPictureTests {
    private func surface(_ drawables: [Drawable], size: CellSize? = nil, fitting: Int? = nil) -> Surface? {
        PlainPicture(glyphs: .braille, size: size, fittingColumns: fitting)
            .surface(of: drawables, setter: CellTypesetter(), source: nil)
    }

    @Test("are as large as the drawing")
    func naturalSize() {
        let boxes: [Drawable] = [.box(Rect(10, 20, 40, 24)), .box(Rect(60, 60, 20, 8))]
        #expect(surface(boxes)?.size == CellSize(columns: 35, rows: 12))
    }

    @Test("have the size that is asked for, from the drawing's top left, and are cut to it")
    func givenSize() {
        #expect(surface([.text("abcdef", at: .zero)], size: CellSize(columns: 3, rows: 2))?.text == "abc\n")
        #expect(surface([.text("a", at: .zero)], size: CellSize(columns: 3, rows: 2))?.size == CellSize(columns: 3, rows: 2))
    }

    @Test("are shown smaller where they are wider than there is room, and whole", arguments: 0..<9)
    func fitting(_ offset: Int) throws {
        let rect = Rect(Double(offset) - 4, 3, 200, 40)
        let picture = try #require(surface([.box(rect)], fitting: 40))
        #expect(picture.columns <= 40 && picture.columns >= 38)
        #expect(picture[0, 0].grapheme.text == "┌" && picture[picture.columns - 1, 0].grapheme.text == "┐")
        #expect(picture[picture.columns - 1, picture.rows - 1].grapheme.text == "┘")
    }

    @Test("keep their size where there is room", arguments: [10, 11, 40])
    func room(_ columns: Int) {
        #expect(surface([.box(Rect(0, 0, 20, 12))], fitting: columns)?.size == CellSize(columns: 10, rows: 3))
    }

    @Test("of what is far apart, or of any size that is asked for, take bounded memory")
    func bounded() throws {
        let drawables: [Drawable] = [.text("a", at: Point(-1e7, -1e7)), .text("b", at: Point(1e7, 1e7))]
        for size in [nil, CellSize(columns: .max, rows: .max)] {
            let picture = try #require(surface(drawables, size: size))
            #expect(picture.columns <= 4_000 && picture.columns * picture.rows <= 1_000_000)
        }
        #expect(surface(drawables, size: CellSize(columns: -1, rows: 0))?.size == CellSize(columns: 1, rows: 1))
    }

    @Test("there is none where nothing would be seen")
    func nothing() {
        #expect(surface([]) == nil)
        #expect(surface([.text("   ", at: .zero)]) == nil)
    }
}
