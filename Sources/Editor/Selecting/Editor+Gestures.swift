import Drawing
import Geometry
import Screen

extension Editor {
    /// What lies under the cursor for the select tool.
    enum PickTarget: Equatable {
        case handle(Handle)
        /// Something that is selected.
        case selection
        /// Something that is not.
        case drawable(Drawable)
        case nothing
    }

    /// What the select tool's Space would take.
    var pickTarget: PickTarget {
        mutating get {
            if let handle = handleUnderCursor { return .handle(handle) }
            guard let drawable = topmostUnderCursor else { return .nothing }
            return selected.ids.contains(drawable.id) ? .selection : .drawable(drawable)
        }
    }

    /// The handles of what is selected, those that are taken first in front; none where the select tool is not at rest.
    var handles: [Handle] {
        guard tool.kind == .select, tool.isIdle, textEditing == nil, let box = selected.box else { return [] }
        if let only = selected.only { return only.handles(cell: view.cellSize, setter: setter) }
        return Handle.around(box)
    }

    /// The handle in the cursor's cell; in the step of a dot the nearest one there.
    var handleUnderCursor: Handle? {
        let cell = view.cell(of: cursor.point)
        let near = handles.filter { view.cell(of: $0.mark) == cell }
        guard cursor.step == .dot else { return near.first }
        return near.min { $0.mark.distance(to: cursor.point) < $1.mark.distance(to: cursor.point) }
    }

    /// Does what Space does with the select tool at rest: takes a handle, picks up what is selected, picks something, or begins a
    /// frame.
    ///
    /// - Parameter drags: Whether what is picked follows at once, as under a button that is held down.
    mutating func pick(drags: Bool) {
        switch pickTarget {
        case .handle(let handle): tool = SelectTool(carrying: handle, from: place, interrupting: tool.kind)
        case .selection: pickUp()
        case .drawable(let drawable):
            selection = unit(of: drawable, inside: [])
            saySelection()
            if drags { pickUp() }
        case .nothing: tool = SelectTool(framingFrom: place, adds: false)
        }
    }

    /// Lets what is selected follow the cursor, whatever tool is in use; again: puts it down.
    mutating func pickUpOrPutDown() {
        guard tool.phase != .carrying else { return finishDrawing() }
        finishDrawing()
        pickUp()
    }

    private mutating func pickUp() {
        guard selected.box != nil else { return }
        tool = SelectTool(carrying: nil, from: place, interrupting: tool.kind)
    }

    /// Makes the change that carrying or a handle has led to, and gives the interrupted tool back.
    mutating func put(_ change: SelectionChange) {
        rest()
        do throws(CommandError) {
            try replaceSelection(with: change)
            if case .move(let offset) = change, offset != .zero { noteMove(by: offset) }
        } catch {
            say(error.text(words))
        }
    }

    /// Leaves the tool in use with nothing in its hand.
    mutating func rest() { tool = tool.kind.makeTool() }

    /// The drawables that carrying or a handle shows in another place, as they are shown there; none while nothing is changed.
    var changingDrawables: [Drawable] {
        guard let change = tool.change, let box = selected.box else { return [] }
        let shown = selected.unlocked.map { drawable in
            var drawable = drawable
            if let preview { drawable.style = preview.applied(to: drawable.style) }
            return drawable
        }
        return change.applied(to: shown, box: box, setter: setter)
    }

    /// Puts what is carried at an exact offset.
    mutating func carry(by offset: Point) {
        guard let start = tool.draft?.start else { return }
        let target = start.point + offset
        cursor.point = cursor.step == .dot ? target : view.centre(of: view.cell(of: target))
        cursor.typedArea = nil
        keepVisible()
        tool.carry(by: offset, at: place)
    }

    /// Gives what is reshaped an exact size in dots; it must be held by a handle of its box.
    mutating func reshape(to size: Size) {
        guard let side = heldSide, let box = selected.box else { return }
        carry(by: side.offset(giving: size, to: box))
    }

    /// The handle of the box that is held, or nothing while something else is, or nothing.
    var heldSide: BoxHandle? {
        guard case .reshape(let handle, _, _) = tool.change, case .box(let side) = handle.kind else { return nil }
        return side
    }
}
