import Drawing
import Geometry

/// What is selected, as the document has it: kept with the selection, since every frame asks for it.
struct Selected: Sendable {
    /// The drawables, bottom first.
    private(set) var drawables: [Drawable] = []
    /// Those of them that can be changed.
    private(set) var unlocked: [Drawable] = []
    private(set) var ids: Set<DrawableID> = []
    /// What is marked of them, in dots: the ends of lines, and the corners of all others.
    private(set) var marks: [Point] = []
    /// The box around all that can be changed, in dots; nothing where that has no geometry.
    private(set) var box: Rect?
    /// The style that stands for all of them.
    private(set) var style: Style?
    /// The values that are not the same for all drawables they mean something for.
    private(set) var mixed: StyleValues = []

    init() {}

    /// Looks up what is selected.
    ///
    /// - Parameter known: The ids as a set, where that is there already.
    init(_ selection: [DrawableID], known: Set<DrawableID>?, in document: Document, setter: some TextSetter) {
        guard !selection.isEmpty else { return }
        ids = known ?? Set(selection)
        drawables = document.drawables(of: selection)
        unlocked = drawables.contains(where: \.isLocked) ? drawables.filter { !$0.isLocked } : drawables
        marks.reserveCapacity(4 * drawables.count)
        for drawable in drawables {
            guard let frame = drawable.frame(setter: setter) else { continue }
            if case .line(let start, let end) = drawable.shape {
                marks.append(start)
                marks.append(end)
            } else {
                // What ends at the edge of a cell has its corner in that cell.
                let inner = frame.inset(by: min(0.01, frame.width / 4))
                marks.append(inner.origin)
                marks.append(Point(inner.maxX, inner.minY))
                marks.append(Point(inner.maxX, inner.maxY))
                marks.append(Point(inner.minX, inner.maxY))
            }
            if !drawable.isLocked { box = box?.union(frame) ?? frame }
        }
        style = StyleValues.shown(of: drawables)
        mixed = StyleValues.mixed(in: drawables)
    }

    /// The one drawable that is selected, where it is one and not locked.
    var only: Drawable? { unlocked.count == 1 ? unlocked[0] : nil }

    /// Whether everything that is selected is locked.
    var isLocked: Bool { !drawables.isEmpty && unlocked.isEmpty }
}
