import Drawing
import Geometry

/// What carrying or a handle does to what is selected.
enum SelectionChange: Hashable, Sendable {
    /// Moves everything by an offset in dots.
    case move(Point)
    /// Moves a handle by an offset in dots, to a place.
    case reshape(Handle, by: Point, place: Place)

    /// What the step of the history is called.
    var name: StepName {
        switch self {
        case .move: return .move
        case .reshape(let handle, _, _):
            if case .box = handle.kind { return .resize }
            return .point
        }
    }

    /// Drawables with the change made, in their order; those that would not be seen any more stay as they are.
    ///
    /// - Parameter box: The box around all of them, in dots.
    func applied(to drawables: [Drawable], box: Rect, setter: some TextSetter) -> [Drawable] {
        switch self {
        case .move(let offset):
            guard offset != .zero else { return drawables }
            return drawables.map { drawable in
                var moved = drawable
                moved.shape = drawable.shape.moved(by: offset)
                return moved
            }
        case .reshape(let handle, let offset, let place):
            guard offset != .zero else { return drawables }
            guard case .box(let side) = handle.kind else {
                // A place without extent is a point of another drawable: what is joined to it meets it exactly.
                let target = place.rect.size == .zero ? place.point : handle.point + offset
                return drawables.map { $0.reshaped(by: handle.kind, to: target) ?? $0 }
            }
            let new = side.resized(box, by: offset, unit: place.rect.size)
            let isAlone = drawables.count == 1
            return drawables.map { drawable in
                if isAlone, let framed = drawable.framed(in: new.box, setter: setter) { return framed }
                return drawable.resized(
                    from: box, to: new.box, mirroredX: new.mirroredX, mirroredY: new.mirroredY, setter: setter)
            }
        }
    }
}

extension Drawable {
    /// A text without a frame with one as wide as a box, as high as its lines then are; nothing for all else.
    fileprivate func framed(in box: Rect, setter: some TextSetter) -> Drawable? {
        guard case .text(let text) = shape, text.frame == nil else { return nil }
        var result = self
        result.shape = .text(TextBox(text.string, at: box.origin, frame: Size(box.width, box.height)))
        guard case .text(let set) = result.shape else { return nil }
        let height = max(box.height, setter.layout(TextBlock(set, style: style).request).size.height)
        result.shape = .text(TextBox(text.string, at: box.origin, frame: Size(box.width, height)))
        return result
    }
}
