import Drawing

extension Editor {
    /// Puts a point into the selected path where it is nearest to the cursor.
    mutating func addPoint() throws(CommandError) {
        let target = place.point
        try changePath(.noPath) { $0.addingPoint(near: target) }
    }

    /// Takes the point under the cursor out of the selected path.
    mutating func removePoint() throws(CommandError) {
        guard let kind = ownPointUnderCursor else { throw .unavailable(.noPoint) }
        try changePath(.lastPoint) { $0.removingPoint(kind) }
    }

    /// Makes the anchor under the cursor a smooth one, or a corner where it is smooth.
    mutating func smoothPoint() throws(CommandError) {
        guard let kind = ownPointUnderCursor else { throw .unavailable(.noPoint) }
        try changePath(.noPoint) { $0.smoothingPoint(kind) }
    }

    /// The point or anchor of the selected path in the cursor's cell.
    private var ownPointUnderCursor: Handle.Kind? {
        guard let path = selected.only else { return nil }
        let cell = view.cell(of: cursor.point)
        return path.handles(cell: view.cellSize, setter: setter).first { handle in
            switch handle.kind {
            case .point, .anchor: view.cell(of: handle.mark) == cell
            default: false
            }
        }?.kind
    }

    private mutating func changePath(
        _ refusal: Unavailability, _ change: (Drawable) -> Drawable?
    ) throws(CommandError) {
        guard let path = selected.only, let changed = change(path) else { throw .unavailable(refusal) }
        try replace([path], with: [changed], named: .point)
    }
}
