extension Document {
    /// The ids of everything in a group, bottom first.
    public func members(of group: DrawableID) -> [DrawableID] {
        drawables.lazy.filter { $0.groups.contains(group) }.map(\.id)
    }

    /// The groups that are selected as a whole: those whose members are all among some drawables, what is locked left aside.
    public func groups(wholeIn ids: Set<DrawableID>) -> Set<DrawableID> {
        var missing: Set<DrawableID> = []
        var found: Set<DrawableID> = []
        for drawable in drawables where !drawable.groups.isEmpty && !drawable.isLocked {
            if ids.contains(drawable.id) { found.formUnion(drawable.groups) } else { missing.formUnion(drawable.groups) }
        }
        return found.subtracting(missing)
    }
}
