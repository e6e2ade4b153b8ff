import Drawing
import Geometry

/// The shapes that show a stroke's width and pen: a rectangle, an oval, two lines and a loop, side by side.
enum SampleStrokes {
    static func shapes(in area: Rect) -> [Shape] {
        let column = (area.width / 4 / CellRun.cellWidth).rounded(.down) * CellRun.cellWidth
        guard column > 2 else { return [.rectangle(area)] }
        func box(_ index: Int) -> Rect { Rect(area.minX + Double(index) * column, area.minY, column - 2, area.height) }
        let middle = area.minY + ((area.height / 2) / CellRun.cellHeight).rounded(.down) * CellRun.cellHeight + 2
        let lines = box(2)
        let loop = box(3).inset(by: 1)
        return [
            .rectangle(box(0)),
            .oval(box(1)),
            .line(Point(lines.minX + 1, middle), Point(lines.maxX - 1, middle)),
            .line(Point(lines.minX + 1, lines.maxY - 1), Point(lines.maxX - 1, lines.minY + 1)),
            .curve(
                [
                    CurveAnchor(Point(loop.minX, loop.maxY), handle: Point(loop.maxX + loop.width / 2, loop.minY)),
                    CurveAnchor(Point(loop.maxX, loop.maxY), handle: Point(loop.maxX + loop.width / 2, loop.maxY + loop.height)),
                ], closed: false),
        ]
    }
}
