import Drawing
import Geometry

extension Editor {
    /// Selects what comes behind, or before, what is selected in reading order, and goes there: rows of cells from above, in each
    /// from the left; a group is one, and what is locked is left out.
    mutating func selectNeighbour(forward: Bool) {
        let units = readingUnits
        let current = selection.last.flatMap { id in units.first { $0.ids.contains(id) }?.place }
        var next: ReadingUnit?
        var first: ReadingUnit?
        func comes(_ one: ReadingUnit, before other: ReadingUnit?) -> Bool {
            guard let other else { return true }
            return forward ? one.place < other.place : other.place < one.place
        }
        for unit in units {
            if comes(unit, before: first) { first = unit }
            guard let current, forward ? current < unit.place : unit.place < current else { continue }
            if comes(unit, before: next) { next = unit }
        }
        guard let found = next ?? first else { return }
        selection = found.ids
        saySelection()
        setCursor(
            cursor.step == .dot
                ? Point(found.start.x.rounded(.down) + 0.5, found.start.y.rounded(.down) + 0.5)
                : view.centre(of: view.cell(of: found.start)))
    }

    /// What can be selected by its place, each group as one.
    private var readingUnits: [ReadingUnit] {
        mutating get {
            var units: [ReadingUnit] = []
            var groups: [DrawableID: Int] = [:]
            let setter = setter
            index.forEach { drawable, _ in
                guard !drawable.isLocked, let frame = drawable.frame(setter: setter),
                    let start = drawable.start(setter: setter)
                else { return }
                let unit = ReadingUnit(
                    place: ReadingPlace(row: CellGrid.row(of: frame.origin), column: frame.minX, order: units.count),
                    start: start, ids: [drawable.id])
                guard let group = drawable.groups.first else { return units.append(unit) }
                guard let known = groups[group] else {
                    groups[group] = units.count
                    return units.append(unit)
                }
                units[known].ids.append(drawable.id)
                if unit.place < units[known].place { (units[known].place, units[known].start) = (unit.place, start) }
            }
            return units
        }
    }
}

/// A drawable or a group with where it comes in reading order.
private struct ReadingUnit {
    var place: ReadingPlace
    /// Where the cursor stands on it, in dots.
    var start: Point
    var ids: [DrawableID]
}

/// A place in reading order; of two at the same place the lower in the stack comes first.
private struct ReadingPlace: Comparable {
    var row: Double
    var column: Double
    var order: Int

    static func < (left: ReadingPlace, right: ReadingPlace) -> Bool {
        (left.row, left.column, left.order) < (right.row, right.column, right.order)
    }
}
