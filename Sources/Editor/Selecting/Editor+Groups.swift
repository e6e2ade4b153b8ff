import Drawing

extension Editor {
    /// Makes what is selected a group; groups among it lie inside the new one.
    mutating func groupSelection() throws(CommandError) {
        let drawables = selected.unlocked
        let depth = DrawableUnits(drawables).depth
        guard drawables.allSatisfy({ $0.groups.count < Drawable.deepestGroup }) else { throw .unavailable(.groupsTooDeep) }
        let group = newID()
        let grouped = drawables.map { drawable in
            var drawable = drawable
            drawable.groups.insert(group, at: depth)
            return drawable
        }
        try replace(drawables, with: grouped, named: .group)
        say(words.messages.grouped(words.number(drawables.count)))
    }

    /// Dissolves the outermost groups that are selected as a whole.
    mutating func ungroupSelection() throws(CommandError) {
        let whole = document.groups(wholeIn: selected.ids)
        let drawables = selected.unlocked
        let freed = drawables.map { drawable in
            var drawable = drawable
            if let place = drawable.groups.firstIndex(where: whole.contains) { drawable.groups.remove(at: place) }
            return drawable
        }
        guard freed != drawables else { throw .unavailable(.noGroup) }
        try replace(drawables, with: freed, named: .ungroup)
        say(words.messages.ungrouped)
    }

    /// Groups what is selected, or dissolves it where it is one group already.
    mutating func groupOrUngroup() throws(CommandError) {
        let first = selected.unlocked.first?.groups ?? []
        let shared = first.filter { group in selected.unlocked.allSatisfy { $0.groups.contains(group) } }
        if document.groups(wholeIn: selected.ids).isDisjoint(with: shared) {
            guard selected.unlocked.count > 1 else { throw .unavailable(.twoNeeded) }
            try groupSelection()
        } else {
            try ungroupSelection()
        }
    }

    /// Keeps what is selected from being picked and changed.
    mutating func lockSelection() throws(CommandError) {
        try setLocked(true, selected.unlocked)
        say(words.messages.lockedNow(keyMap.hint(for: "unlock-all") ?? ":unlock-all"))
    }

    /// Lets what is selected, everything, or what is called by its id be picked and changed again.
    mutating func unlock(_ names: [String]) throws(CommandError) {
        let drawables: [Drawable]
        switch names {
        case []:
            guard !selection.isEmpty else { throw .unavailable(.nothingSelected) }
            drawables = selected.drawables
        case ["all"]: drawables = document.drawables.filter(\.isLocked)
        default: drawables = try ids(named: names).compactMap { document[$0] }
        }
        let locked = drawables.filter(\.isLocked)
        guard !locked.isEmpty else { throw .unavailable(.nothingLocked) }
        try setLocked(false, locked)
        selection = locked.map(\.id)
        saySelection()
    }

    private mutating func setLocked(_ isLocked: Bool, _ drawables: [Drawable]) throws(CommandError) {
        let changed = drawables.map { drawable in
            var drawable = drawable
            drawable.isLocked = isLocked
            return drawable
        }
        try replace(drawables, with: changed, named: isLocked ? .lock : .unlock)
    }
}
