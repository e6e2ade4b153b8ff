import Drawing
import Geometry

extension Editor {
    /// Aligns what is selected with the box around it, groups as a whole.
    mutating func align(_ alignment: EdgeAlignment) throws(CommandError) {
        try arrange(named: .align) { boxes, whole in boxes.map { alignment.offset(of: $0, in: whole) } }
    }

    /// Leaves the same gaps between what is selected, groups as a whole.
    mutating func distribute(_ axis: Axis) throws(CommandError) {
        try arrange(named: .distribute) { boxes, _ in axis.distribution(of: boxes) }
    }

    /// Moves each unit of what is selected by an offset of its own, in whole cells or dots as the cursor moves.
    private mutating func arrange(named name: StepName, _ offsets: ([Rect], Rect) -> [Point]) throws(CommandError) {
        let drawables = selected.unlocked
        guard let whole = selected.box else { return }
        let parts = DrawableUnits(drawables).parts
        let frames = drawables.map { $0.frame(setter: setter) }
        let boxes = parts.map { part in part.compactMap { frames[$0] }.reduce(Rect?.none) { $0?.union($1) ?? $1 } }
        let known = boxes.indices.filter { boxes[$0] != nil }
        let moves = offsets(known.compactMap { boxes[$0] }, whole)
        let unit = cursor.step == .cell ? Size(CellRun.cellWidth, CellRun.cellHeight) : Size(1, 1)
        var moved = drawables
        for (part, offset) in zip(known, moves) {
            let offset = offset.rounded(to: unit)
            for index in parts[part] { moved[index].shape = drawables[index].shape.moved(by: offset) }
        }
        try replace(drawables, with: moved, named: name)
    }

    /// Mirrors what is selected in the box around it; letters stay as they are.
    mutating func flip(_ axis: Axis) throws(CommandError) {
        let drawables = selected.unlocked
        guard let box = selected.box else { return }
        let map = BoxMap(from: box, to: box, mirroredX: axis == .horizontal, mirroredY: axis == .vertical)
        try replace(drawables, with: drawables.map { $0.mapped(by: map, setter: setter) }, named: .flip)
    }

    /// Gives the box around what is selected a size in dots, its top left corner staying.
    mutating func resizeSelection(to size: Size) throws(CommandError) {
        guard let box = selected.box else { return }
        let handle = BoxHandle(.high, .high)
        let corner = Handle(.box(handle), at: handle.point(on: box))
        try replaceSelection(
            with: .reshape(corner, by: handle.offset(giving: size, to: box), place: Place(rect: Rect(0, 0, 1, 1))))
    }
}

extension Point {
    /// The offset in whole units: the nearest, of two the one that is nearer to nothing.
    fileprivate func rounded(to unit: Size) -> Point {
        func nearest(_ value: Double, _ unit: Double) -> Double {
            let whole = (value / unit).rounded(.towardZero)
            let rest = value / unit - whole
            return (abs(rest) > 0.5 ? whole + (rest > 0 ? 1 : -1) : whole) * unit
        }
        return Point(nearest(x, unit.width), nearest(y, unit.height))
    }
}
