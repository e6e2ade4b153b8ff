import Drawing
import Geometry

extension Editor {
    /// Keeps what is selected, or everything, for pasting in this and other sessions, and sends it to the person's own clipboard.
    mutating func copy(as form: CopyForm) {
        let drawables = selection.isEmpty ? Array(document.drawables) : selectedDrawables
        clipboard = drawables.filter(\.isShape)
        effects.append(.copy(Document(drawables: drawables), form))
        effects.append(.shareClipboard(clipboard))
    }

    /// Copies what is selected and deletes it, as one step.
    mutating func cut() throws(CommandError) {
        copy(as: .text)
        try deleteSelection()
    }

    /// Puts what was copied last, here or in another session, on top, its top left corner at the cursor, and selects it.
    mutating func pasteDrawables() throws(CommandError) {
        guard !clipboard.isEmpty else { throw .unavailable(.nothingToPaste) }
        try pasteAtCursor(clipboard)
    }

    /// Pastes a drawing's lines as its drawables, and tells whether the text was such lines.
    mutating func pasteLines(_ text: String) -> Bool {
        guard let drawables = PastedDrawing.drawables(in: text, id: newID()) else { return false }
        do throws(CommandError) {
            try pasteAtCursor(drawables)
        } catch {
            say(error.text(words))
        }
        return true
    }

    private mutating func pasteAtCursor(_ drawables: [Drawable]) throws(CommandError) {
        let box = drawables.reduce(Rect?.none) { union, drawable in
            guard let frame = drawable.frame(setter: setter) else { return union }
            return union?.union(frame) ?? frame
        }
        var pasted = try copies(of: drawables, by: box.map { pasteOffset(of: $0) } ?? .zero)
        // What cannot be picked could not be moved to its place.
        for index in pasted.indices { pasted[index].isLocked = false }
        try putOnTop(pasted, named: .paste)
        say(words.messages.pasted(words.number(pasted.count)))
    }

    /// The way from the top left of a box to the cursor: in the step of a cell whole cells, so that everything keeps its place in
    /// its cells.
    private func pasteOffset(of box: Rect) -> Point {
        let target = place.rect.origin
        guard cursor.step == .cell else { return target - box.origin }
        let inside = place.point
        return Point(
            (CellGrid.column(of: inside) - CellGrid.column(of: box.origin)) * CellRun.cellWidth,
            (CellGrid.row(of: inside) - CellGrid.row(of: box.origin)) * CellRun.cellHeight)
    }

    /// Copies of drawables at an offset in dots, under new ids and in groups of their own.
    ///
    /// - Throws: `CommandError.outsidePlane` when one would lie outside of the plane.
    mutating func copies(of drawables: [Drawable], by offset: Point) throws(CommandError) -> [Drawable] {
        var copies: [Drawable] = []
        copies.reserveCapacity(drawables.count)
        var random = SplitMix(seed: generator.next())
        var groups: [DrawableID: DrawableID] = [:]
        for drawable in drawables {
            var copy = drawable.renamed(to: newID(using: &random))
            copy.shape = drawable.shape.moved(by: offset)
            guard copy.shape.lies(within: Cursor.limit) else { throw .outsidePlane }
            if !drawable.groups.isEmpty {
                copy.groups = drawable.groups.map { group in
                    if let known = groups[group] { return known }
                    let new = newID(using: &random)
                    groups[group] = new
                    return new
                }
            }
            copies.append(copy)
        }
        return copies
    }

    /// Puts new drawables on top as one step and selects them.
    mutating func putOnTop(_ drawables: [Drawable], named name: StepName) throws(CommandError) {
        let top = document.drawables.count
        let former = selection
        // What is selected is looked up once, when the new ones are.
        selection = []
        do throws(CommandError) {
            try perform(
                [.insert(drawables.indices.map { Edit.Placement(drawables[$0], at: top + $0) })], named: name)
        } catch {
            selection = former
            throw error
        }
        selection = drawables.map(\.id)
    }
}
