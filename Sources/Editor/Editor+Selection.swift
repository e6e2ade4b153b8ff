import Drawing
import Geometry

extension Editor {
    /// The selected drawables, bottom first.
    var selectedDrawables: [Drawable] { selected.drawables }

    /// Selects what is under the cursor, else the newest drawable, with the group it is in; again at the same place: what lies
    /// inside that group.
    mutating func selectHere() {
        let found = topmostUnderCursor ?? document.drawables.last { !$0.isLocked && $0.isShape }
        selection = found.map { unit(of: $0, inside: selected.ids) } ?? []
        saySelection()
    }

    /// Adds what is under the cursor to the selection, or takes it out where it is in it; on nothing the select tool begins a
    /// frame whose content is added.
    mutating func addHere() throws(CommandError) {
        if let found = topmostUnderCursor {
            let unit = unit(of: found, inside: [])
            if selected.ids.isSuperset(of: unit) {
                let removed = Set(unit)
                selection.removeAll { removed.contains($0) }
            } else {
                selection += unit.filter { !selected.ids.contains($0) }
            }
            saySelection()
        } else if tool.kind == .select {
            tool = SelectTool(framingFrom: place, adds: true)
        } else {
            throw .unavailable(.nothingHere)
        }
    }

    /// Selects all that is not locked, none, or the drawables with the ids given.
    mutating func select(_ names: [String]) throws(CommandError) {
        switch names {
        case ["all"]: selection = document.drawables.lazy.filter { !$0.isLocked }.map(\.id)
        case ["none"]: selection = []
        default: selection = try ids(named: names)
        }
        saySelection()
    }

    /// The ids that names mean.
    func ids(named names: [String]) throws(CommandError) -> [DrawableID] {
        var ids: [DrawableID] = []
        for name in names {
            guard let id = DrawableID(name), document[id] != nil else { throw .noSuchDrawable(name) }
            ids.append(id)
        }
        var seen: Set<DrawableID> = []
        return ids.filter { seen.insert($0).inserted }
    }

    /// Selects what a frame touches, whole groups with it.
    mutating func select(touching rect: Rect, adds: Bool) {
        var found: Set<DrawableID> = []
        var groups: Set<DrawableID> = []
        index.forEach(touching: rect) { drawable in
            guard !drawable.isLocked, drawable.isTouched(by: rect, setter: setter) else { return }
            found.insert(drawable.id)
            if let group = drawable.groups.first { groups.insert(group) }
        }
        let former = adds ? selected.ids : []
        let ids = document.drawables.lazy.filter { drawable in
            found.contains(drawable.id) || !drawable.isLocked && drawable.groups.first.map(groups.contains) ?? false
        }.map(\.id)
        selection = (adds ? selection : []) + ids.filter { !former.contains($0) }
        saySelection()
    }

    /// What is picked with a drawable: all of the outermost group it is in; where just that is selected, of the next one inside,
    /// and at last the drawable alone.
    func unit(of drawable: Drawable, inside selected: Set<DrawableID>) -> [DrawableID] {
        guard let outermost = drawable.groups.first else { return [drawable.id] }
        func unlocked(_ group: DrawableID) -> [DrawableID] {
            document.members(of: group).filter { document[$0]?.isLocked == false }
        }
        var isInside = false
        for group in drawable.groups {
            let members = unlocked(group)
            if isInside { return members }
            isInside = Set(members) == selected
        }
        return isInside ? [drawable.id] : unlocked(outermost)
    }

    /// Says how many drawables are selected, and whether any of them cannot be changed; the select tool's status row says it
    /// anyway, with its keys.
    mutating func saySelection() {
        guard tool.kind != .select else { return }
        let text = words.messages.selected(words.number(selection.count))
        say(selected.unlocked.count < selected.drawables.count ? "\(text), \(words.status.locked)" : text)
    }

    /// Deletes what is selected.
    mutating func deleteSelection() throws(CommandError) {
        let ids = selected.unlocked.map(\.id)
        try perform([.remove(ids)], named: .delete)
        selection = []
        say(words.messages.deleted(words.number(ids.count)))
    }

    /// Moves what is selected by an offset in dots.
    mutating func moveSelection(by offset: Point) throws(CommandError) {
        try replaceSelection(with: .move(offset))
        noteMove(by: offset)
    }

    /// Makes a change of what is selected one step; drawables that stay as they are count for nothing.
    mutating func replaceSelection(with change: SelectionChange) throws(CommandError) {
        let former = selected.unlocked
        guard let box = selected.box else { return }
        try replace(former, with: change.applied(to: former, box: box, setter: setter), named: change.name)
    }

    /// Puts new values in the place of drawables, as one step; those that are as they were are left out.
    ///
    /// - Throws: `CommandError.outsidePlane` when one would lie outside of the plane; nothing is then changed.
    mutating func replace(_ former: [Drawable], with new: [Drawable], named name: StepName) throws(CommandError) {
        for index in new.indices where former[index].shape != new[index].shape {
            guard new[index].shape.lies(within: Cursor.limit) else { throw .outsidePlane }
        }
        // Mostly all are changed, and thousands need not be copied.
        var changed = new
        if new.indices.contains(where: { former[$0] == new[$0] }) {
            changed = new.indices.filter { former[$0] != new[$0] }.map { new[$0] }
        }
        guard !changed.isEmpty else { return }
        try perform([.replace(changed)], named: name)
    }

    /// Puts a copy of what is selected on top, at an offset in dots or a cell beside it, and selects the copy.
    mutating func duplicateSelection(by offset: Point? = nil) throws(CommandError) {
        let offset = offset ?? Point(view.cellSize.width, view.cellSize.height)
        try putOnTop(try copies(of: selected.unlocked, by: offset), named: .duplicate)
        lastAct = .duplicate(offset, copies: selection)
    }

    /// Where in the stack a command moves what is selected.
    enum StackMove { case raise, lower, front, back }

    /// Moves what is selected up or down the stack.
    mutating func restack(_ move: StackMove) throws(CommandError) {
        let ids = selected.unlocked.map(\.id)
        let positions = document.positions(of: ids)
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

extension Drawable {
    /// Whether it is drawn at all; lines of a file that are only kept are not.
    var isShape: Bool { if case .unknown = shape { false } else { true } }
}
