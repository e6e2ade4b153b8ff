import Drawing
import Geometry
import Raster
import Screen

extension Editor {
    /// What a tool acts on: the cell or dot under the cursor, or what it snaps to.
    var place: Place {
        if let typed = cursor.typedArea { return Place(rect: typed) }
        return switch snapTarget {
        case .none: cursorPlace
        case .grid(let area): Place(rect: area)
        case .point(let point): Place(rect: point.area)
        }
    }

    /// What the tool in use acts on: `place`, brought to a square, a circle or a line at a multiple of 15° where that is set.
    var toolPlace: Place {
        guard settings.constrains, tool.phase == .penDown, let start = tool.draft?.start else { return place }
        switch tool.kind {
        case .rectangle, .oval: return place.squared(from: start)
        case .line: return place.straightened(from: start)
        default: return place
        }
    }

    /// The cell or dot under the cursor, whatever it snaps to.
    var cursorPlace: Place {
        switch cursor.step {
        case .cell: Place(rect: view.rect(of: view.cell(of: cursor.point)))
        case .dot: Place(rect: Rect(cursor.point.x.rounded(.down), cursor.point.y.rounded(.down), 1, 1))
        }
    }

    /// What the cursor's place is taken to.
    enum SnapTarget: Equatable {
        case none
        /// The cell of a point of the grid, in dots.
        case grid(Rect)
        case point(SnapPoint)
    }

    /// What the place of the cursor is taken to now: nothing in the step of a dot, for a place that was typed, and for a text
    /// that is being typed.
    var snapTarget: SnapTarget {
        guard cursor.step == .cell, cursor.typedArea == nil, textEditing == nil else { return .none }
        switch settings.snap {
        case .cells: return .none
        case .grid: return .grid(snapGrid.nearest(to: cursor.point))
        case .points:
            // A free stroke that is drawn past a shape must not jump to it, nor a handle that is pulled over one.
            guard tool.phase != .handle, tool.kind != .pencil || tool.isIdle else { return .none }
            return nearestSnapPoint.map { .point($0) } ?? .none
        }
    }

    var snapGrid: SnapGrid { SnapGrid(spacing: settings.gridSize) }

    /// The point of a drawable within a cell of the cursor that is nearest to it; of equal ones that of the topmost drawable,
    /// and its corners and ends before its middles.
    private var nearestSnapPoint: SnapPoint? {
        let reach = view.cellSize
        var nearest: SnapPoint?
        var least = Double.infinity
        for drawable in drawables(near: cursor.point, within: reach) {
            for point in drawable.snapPoints(setter: setter) {
                let offset = point.point - cursor.point
                guard abs(offset.x) <= reach.width, abs(offset.y) <= reach.height else { continue }
                // Cells are twice as high as wide: what counts is how far it is on the screen in cells.
                let distance = Point(offset.x / reach.width, offset.y / reach.height).length
                if distance < least { (nearest, least) = (point, distance) }
            }
        }
        return nearest
    }

    /// The drawables that may have a point within a distance of a point, the topmost first.
    private func drawables(near point: Point, within reach: Size) -> some Sequence<Drawable> {
        let area = Rect(point.x - reach.width, point.y - reach.height, 2 * reach.width, 2 * reach.height)
        return document.drawables.reversed().lazy.filter { $0.bounds(setter: setter)?.intersects(area) ?? false }
    }

    /// The cell of a view that marks what the cursor's place snapped to; nothing for one out of view, and for the point of the grid
    /// that the cursor itself stands on.
    func snapMark(in view: CellView) -> CellPosition? {
        let cell: CellPosition
        switch snapTarget {
        case .none: return nil
        case .grid(let area):
            cell = view.cell(of: area.centre)
            if cell == view.cell(of: cursor.point) { return nil }
        case .point(let snap): cell = view.cell(of: snap.mark)
        }
        return CellRect(origin: .zero, size: view.size).contains(cell) ? cell : nil
    }
}
