import Drawing
import Geometry

extension Editor {
    /// The selected drawables, bottom first.
    var selectedDrawables: [Drawable] {
        selection.compactMap { id in document.position(of: id).map { ($0, id) } }.sorted { $0.0 < $1.0 }
            .compactMap { document[$0.1] }
    }

    /// Selects what is under the cursor, else the newest drawable.
    mutating func selectHere() {
        selection = (topmostUnderCursor ?? document.drawables.last).map { [$0.id] } ?? []
        saySelection()
    }

    /// Selects all, none, or the drawables with the ids given.
    mutating func select(_ names: [String]) throws(CommandError) {
        switch names {
        case ["all"]: selection = document.drawables.map(\.id)
        case ["none"]: selection = []
        default:
            var ids: [DrawableID] = []
            for name in names {
                guard let id = DrawableID(name), document[id] != nil else { throw .noSuchDrawable(name) }
                ids.append(id)
            }
            selection = ids
        }
        saySelection()
    }

    /// Selects the drawable that comes behind, or before, the selected one in reading order, and goes there.
    mutating func selectNeighbour(forward: Bool) {
        var order: [(id: DrawableID, corner: Point)] = []
        index.forEach { order.append((id: $0.id, corner: $1.origin)) }
        order.sort {
            ($0.corner.y, $0.corner.x) < ($1.corner.y, $1.corner.x)
        }
        guard !order.isEmpty else { return }
        let current = selection.last.flatMap { id in order.firstIndex { $0.id == id } }
        let next = current.map { ($0 + (forward ? 1 : order.count - 1)) % order.count } ?? (forward ? 0 : order.count - 1)
        selection = [order[next].id]
        saySelection()
        setCursor(view.centre(of: view.cell(of: order[next].corner)))
    }

    private mutating func saySelection() { say(words.messages.selected(String(selection.count))) }

    /// Deletes what is selected.
    mutating func deleteSelection() throws(CommandError) {
        let ids = selectedDrawables.map(\.id)
        try perform([.remove(ids)], named: .delete)
        selection = []
        say(words.messages.deleted(String(ids.count)))
    }

    /// Moves what is selected by an offset in dots.
    mutating func moveSelection(by offset: Point) throws(CommandError) {
        let moved = selectedDrawables.map { drawable in
            var drawable = drawable
            drawable.shape = drawable.shape.moved(by: offset)
            return drawable
        }
        try perform([.replace(moved)], named: .move)
    }

    /// Puts a copy of what is selected beside it and selects the copy.
    mutating func duplicateSelection() throws(CommandError) {
        let offset = Point(view.cellSize.width, view.cellSize.height)
        var copies: [Drawable] = []
        for drawable in selectedDrawables {
            copies.append(
                Drawable(
                    id: newID(), shape: drawable.shape.moved(by: offset), style: drawable.style, label: drawable.label,
                    extras: drawable.extras))
        }
        let top = document.drawables.count
        try perform(
            [.insert(copies.enumerated().map { Edit.Placement($0.element, at: top + $0.offset) })], named: .duplicate)
        selection = copies.map(\.id)
    }

    /// Where in the stack a command moves what is selected.
    enum StackMove { case raise, lower, front, back }

    /// Moves what is selected up or down the stack.
    mutating func restack(_ move: StackMove) throws(CommandError) {
        let ids = selectedDrawables.map(\.id)
        let positions = ids.compactMap { document.position(of: $0) }
        guard let lowest = positions.first, let highest = positions.last else { return }
        let count = document.drawables.count
        let start =
            switch move {
            case .raise: min(count - ids.count, highest + 2 - ids.count)
            case .lower: max(0, lowest - 1)
            case .front: count - ids.count
            case .back: 0
            }
        let target = ids.enumerated().map { Edit.Move($0.element, to: start + $0.offset) }
        guard zip(positions, target).contains(where: { $0 != $1.position }) else { return }
        try perform([.reorder(target)], named: .order)
    }
}
