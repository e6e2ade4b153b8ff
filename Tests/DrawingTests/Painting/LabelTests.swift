import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Labels")
struct LabelTests {
    private let setter = CellTypesetter()

    private func box(_ rect: Rect, pen: Pen = .light, width: Int = 2, label: String = "") -> Drawable {
        Drawable(id: "a", shape: .rectangle(rect), style: Style(width: width, pen: pen), label: label)
    }

    @Test("only rectangles and ovals take one")
    func shapes() {
        func takes(_ shape: Shape) -> Bool { Drawable(id: "a", shape: shape, style: Style()).takesLabel }
        #expect(takes(.rectangle(Rect(0, 0, 9, 9))) && takes(.oval(Rect(0, 0, 9, 9))))
        #expect(!takes(.line(.zero, Point(9, 9))) && !takes(.text(TextBox("a", at: .zero))) && !takes(.pencil([.zero])))
    }

    @Test("the frame of a rectangle's lies inside its border: a cell of a box pen, the width of a stroke")
    func rectangleFrame() {
        #expect(box(Rect(8, 8, 40, 24)).labelFrame == Rect(10, 12, 36, 16))
        #expect(box(Rect(8, 8, 40, 24), pen: .dots, width: 3).labelFrame == Rect(11, 11, 34, 18))
    }

    @Test("a frame is never inside out, and never leaves its box", arguments: [0, 1, 3, 4, 7, 9] as [Double])
    func smallFrame(_ side: Double) throws {
        for pen in Pen.allCases {
            let frame = try #require(box(Rect(0, 0, side, side), pen: pen, width: 6).labelFrame)
            #expect(frame.width >= 0 && frame.height >= 0)
            #expect(frame.minX >= 0 && frame.maxX <= side && frame.minY >= 0 && frame.maxY <= side)
        }
    }

    @Test("the frame of an oval's lies inside the ellipse")
    func ovalFrame() throws {
        let rect = Rect(10, 10, 60, 40)
        let frame = try #require(Drawable(id: "a", shape: .oval(rect), style: Style()).labelFrame)
        for corner in frame.corners {
            let x = (corner.x - rect.centre.x) / 30
            let y = (corner.y - rect.centre.y) / 20
            #expect(x * x + y * y <= 1)
        }
        #expect(abs(frame.centre.x - 40) < 0.01 && abs(frame.centre.y - 30) < 0.01)
    }

    @Test("one row stands in the middle row of its box, in the middle of the row")
    func centred() {
        var painter = RecordingPainter()
        box(Rect(0, 0, 24, 20), label: "ab").paint(on: &painter, setter: setter)
        #expect(painter.calls.last == .cells("ab", at: Point(10, 8), .standard))
    }

    @Test("there is no block without a text, or where no label is taken")
    func noBlock() {
        #expect(box(Rect(0, 0, 24, 20)).labelBlock(setter: setter) == nil)
        let line = Drawable(id: "a", shape: .line(.zero, Point(9, 9)), style: Style(), label: "lost")
        #expect(line.labelBlock(setter: setter) == nil)
    }
}
