import Drawing
import Geometry
import Testing

@Suite("Arrow heads")
struct ArrowHeadTests {
    @Test("stand at the ends they are asked for, their tips there", arguments: ArrowHeads.allCases)
    func ends(_ heads: ArrowHeads) {
        let paths = ArrowHead.paths(from: Point(0, 0), to: Point(40, 0), heads: heads, width: 2)
        var tips: [Point] = []
        if heads.atStart { tips.append(Point(0, 0)) }
        if heads.atEnd { tips.append(Point(40, 0)) }
        #expect(paths.map(\.elements.first) == tips.map { .move($0) })
    }

    @Test("are four widths long and as wide, at least eight dots")
    func size() {
        func head(_ width: Double) -> Rect? {
            ArrowHead.paths(from: Point(0, 0), to: Point(100, 0), heads: .end, width: width).first?.controlBounds
        }
        #expect(head(1) == Rect(92, -4, 8, 8))
        #expect(head(10) == Rect(60, -20, 40, 40))
    }

    @Test("a line without length has none")
    func noLength() {
        #expect(ArrowHead.paths(from: Point(3, 3), to: Point(3, 3), heads: .both, width: 2).isEmpty)
        #expect(ArrowHead.paths(along: [CurveAnchor(Point(3, 3))], heads: .both, width: 2).isEmpty)
        #expect(ArrowHead.paths(along: [], heads: .both, width: 2).isEmpty)
    }

    @Test("follow a curve's tangents, which handles bend")
    func tangents() {
        let anchors = [CurveAnchor(Point(0, 0), handle: Point(0, -20)), CurveAnchor(Point(40, 0), handle: Point(40, 20))]
        let paths = ArrowHead.paths(along: anchors, heads: .both, width: 2)
        // Both tangents are vertical: the tips point down, and the heads stand above them.
        #expect(paths.map(\.controlBounds) == [Rect(-4, -8, 8, 8), Rect(36, -8, 8, 8)])
    }

    @Test("of corners follow the straight segment")
    func corners() {
        let anchors = [CurveAnchor(Point(0, 0)), CurveAnchor(Point(40, 0))]
        #expect(
            ArrowHead.paths(along: anchors, heads: .end, width: 2)
                == ArrowHead.paths(from: Point(0, 0), to: Point(40, 0), heads: .end, width: 2))
    }

    @Test("the shaft ends at their bases, and keeps its middle where the line is shorter", arguments: ArrowHeads.allCases)
    func shaft(_ heads: ArrowHeads) {
        let long = ArrowHead.shaft(from: Point(0, 0), to: Point(40, 0), heads: heads, width: 3)
        #expect(long == Path(polyline: [Point(heads.atStart ? 12 : 0, 0), Point(heads.atEnd ? 28 : 40, 0)]))
        let short = ArrowHead.shaft(from: Point(0, 0), to: Point(0, 6), heads: heads, width: 3)
        #expect(short == Path(polyline: [Point(0, heads.atStart ? 3 : 0), Point(0, heads.atEnd ? 3 : 6)]))
    }

    @Test("the shaft of a curve ends a head's length before its end")
    func curvedShaft() throws {
        let anchors = [CurveAnchor(Point(0, 0), handle: Point(0, -40)), CurveAnchor(Point(60, 0), handle: Point(60, 40))]
        let path = CurvePath.path(through: anchors, closed: false)
        let shaft = ArrowHead.shaft(along: path, heads: .both, width: 2)
        guard case .move(let start) = shaft.elements.first, case .cubic(_, _, let end) = shaft.elements.last else {
            Issue.record("\(shaft)")
            return
        }
        #expect(abs(start.distance(to: Point(0, 0)) - 8) < 0.1)
        #expect(abs(end.distance(to: Point(60, 0)) - 8) < 0.1)
    }

    @Test("any two ends make a value", arguments: ArrowHeads.allCases)
    func values(_ heads: ArrowHeads) {
        #expect(ArrowHeads(atStart: heads.atStart, atEnd: heads.atEnd) == heads)
    }
}
