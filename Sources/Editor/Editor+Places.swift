import Drawing
import Geometry
import Raster

extension Editor {
    /// Puts the cursor on a cell, or on a dot in the fine step; cells are counted from 1.
    mutating func goTo(column: Int, row: Int) {
        switch cursor.step {
        case .cell:
            let area = CellGrid.area(column: Double(column) - 1, row: Double(row) - 1)
            setCursor(area.centre, typedArea: area)
        case .dot: setCursor(Point(Double(column) + 0.5, Double(row) + 0.5))
        }
    }

    /// Gives what is half-drawn a size, in the direction the cursor went.
    mutating func setExactSize(_ width: Int, _ height: Int, inDots: Bool) {
        guard let start = tool.draft?.start else { return }
        if tool.phase.isChanging {
            let unit = Editor.unit(inDots: inDots)
            reshape(to: Size(Double(width) * unit.width, Double(height) * unit.height))
            return
        }
        let unit = exactUnit(inDots: inDots)
        // The cursor's own cell or dot belongs to the size, and so does the one that the shape began in.
        let own = cursorPlace.rect
        func target(_ length: Double, _ near: Double, _ far: Double, _ own: Double, backwards: Bool) -> Double {
            let length = max(length, far - near)
            return backwards ? far - length + own / 2 : near + length - own / 2
        }
        let point = Point(
            target(
                Double(width) * unit.width, start.rect.minX, start.rect.maxX, own.width,
                backwards: cursor.point.x < start.point.x),
            target(
                Double(height) * unit.height, start.rect.minY, start.rect.maxY, own.height,
                backwards: cursor.point.y < start.point.y))
        setCursor(point, typedArea: Rect(point.x - own.width / 2, point.y - own.height / 2, own.width, own.height))
    }

    /// Puts the cursor at an offset from where what is half-drawn began.
    mutating func setExactOffset(_ columns: Int, _ rows: Int, inDots: Bool) {
        guard let start = tool.draft?.start else { return }
        if tool.phase.isChanging {
            let unit = Editor.unit(inDots: inDots)
            return carry(by: Point(Double(columns) * unit.width, Double(rows) * unit.height))
        }
        let unit = exactUnit(inDots: inDots)
        let offset = Point(Double(columns) * unit.width, Double(rows) * unit.height)
        // What began in a cell ends in a dot where dots are typed; what began in a point ends in one.
        let endsInDot = inDots && start.rect.size != .zero
        setCursor(start.point + offset, typedArea: endsInDot ? nil : start.rect.offset(by: offset))
    }

    /// What exact sizes are counted in; dots need the fine step, since a cursor that stands on cells cannot end on a dot.
    private mutating func exactUnit(inDots: Bool) -> Size {
        if inDots { cursor.step = .dot }
        return Editor.unit(inDots: inDots)
    }

    private static func unit(inDots: Bool) -> Size { inDots ? Size(1, 1) : Size(CellRun.cellWidth, CellRun.cellHeight) }

    /// The cursor's column and row counted from 1, or its dot in the fine step.
    var cursorNumbers: (column: Int, row: Int) {
        switch cursor.step {
        case .cell: (Int(CellGrid.column(of: cursor.point)) + 1, Int(CellGrid.row(of: cursor.point)) + 1)
        case .dot: (Int(cursor.point.x.rounded(.down)), Int(cursor.point.y.rounded(.down)))
        }
    }

    mutating func changeStep() {
        cursor.step = cursor.step == .cell ? .dot : .cell
        let point =
            cursor.step == .cell
            ? view.centre(of: view.cell(of: cursor.point))
            : Point(cursor.point.x.rounded(.down) + 0.5, cursor.point.y.rounded(.down) + 0.5)
        guard tool.phase.isChanging else { return setCursor(point) }
        // What is carried stays where it is: the cursor alone changes its place.
        (cursor.point, cursor.typedArea) = (point, nil)
        tool.settle(at: place)
    }
}
