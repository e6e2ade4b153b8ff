import Drawing
import Geometry
import Graphemes
import Popovers
import Raster
import Screen

extension Editor {
    /// Draws a frame for the window's size, the cursor standing on what has the focus.
    public mutating func draw() -> Surface {
        var surface = frame()
        surface.apply(theme)
        return surface
    }

    private mutating func frame() -> Surface {
        catchUp()
        var surface = Surface(layout.size)
        guard !layout.isTooSmall else {
            surface.write(
                words.messages.tooSmall(String(ScreenLayout.minimum.columns), String(ScreenLayout.minimum.rows)), column: 0,
                row: 0)
            surface.cursor = .zero
            return surface
        }
        let frame = coordinator.frame(in: layout, anchor: anchorColumn, context: popoverContext)
        let view = shiftedView(clearOf: frame)
        shownTarget = tool.kind == .select && tool.isIdle && textEditing == nil ? pickTarget : nil
        drawCanvas(on: &surface, view: view)
        drawPane(on: &surface)
        drawToolbar(on: &surface)
        surface.write(statusRow.text(columns: layout.size.columns), column: 0, row: layout.statusRow)
        if let frame { coordinator.draw(on: &surface, in: frame, context: popoverContext) }
        return surface
    }

    private func drawToolbar(on surface: inout Surface) {
        for (index, row) in toolbarRows.enumerated() {
            row.draw(on: &surface, row: index, focus: focusedItem, strong: .tool(tool.kind), theme: theme)
        }
    }

    private mutating func drawCanvas(on surface: inout Surface, view: CellView) {
        let frame = CanvasPainter.Frame(view: view, capabilities: capabilities)
        let overlay = overlay
        var picture = canvas.surface(
            document, frame: frame, faces: facesRevision, substitutes: substitutes, setter: setter, overlay: overlay)
        if settings.showsGrid {
            GridDots(grid: snapGrid, view: view).draw(on: &picture, theme: theme, glyphs: capabilities.glyphs)
        }
        if document.isEmpty, overlay.isEmpty { drawHint(on: &picture) }
        markSelection(on: &picture, view: view)
        markSelectedText(on: &picture, view: view)
        markOverflow(on: &picture, view: view)
        markSnap(on: &picture, view: view)
        let cell = view.cell(of: caretPoint ?? cursor.point)
        let shownCell = CellPosition(
            column: min(max(0, cell.column), view.size.columns - 1), row: min(max(0, cell.row), view.size.rows - 1))
        if settings.showsOverview {
            overview.draw(
                on: &picture, of: canvas.index, revision: revision, view: view, capabilities: capabilities,
                faces: facesRevision, setter: setter, avoiding: shownCell, theme: theme)
        }
        picture.cursor = shownCell
        markJump(on: &picture)
        surface.draw(picture, at: layout.canvas.origin)
        if layout.rulerColumns > 0 {
            Rulers(view: view, step: cursor.step, glyphs: capabilities.glyphs)
                .draw(on: &surface, around: layout.canvas, cursor: cell, theme: theme)
        }
    }

    private var overlay: CanvasOverlay {
        var overlay = CanvasOverlay(
            drafts: draftDrawable.map { [$0] } ?? changingDrawables, guides: (tool.draft?.guides ?? []) + handleGuides)
        if let editing = shownEditing {
            overlay.text = editing.block(setter: setter)
            if let frame = editing.frame { overlay.guides.append(Path(rectangle: frame)) }
        }
        return overlay
    }

    /// The drawables that the canvas shows in another way than the document has them: with the value of an open popover, or
    /// not at all while their text is being typed.
    private var substitutes: [DrawableID: Drawable?] {
        var result: [DrawableID: Drawable?] = [:]
        if tool.change != nil {
            for drawable in selected.unlocked { result[drawable.id] = .some(nil) }
        } else if let preview, textEditing == nil {
            for drawable in selected.unlocked {
                var changed = drawable
                changed.style = preview.applied(to: drawable.style)
                result[drawable.id] = .some(changed)
            }
        }
        guard let editing = shownEditing else { return result }
        switch editing.target {
        case .text(let drawable): result[drawable.id] = .some(nil)
        case .label(let drawable):
            var bare = drawable
            bare.label = ""
            bare.style = editing.style
            result[drawable.id] = .some(bare)
        case .newText: break
        }
        return result
    }

    /// What an empty drawing shows until the first pen-down, dimmed and never part of it.
    private func drawHint(on surface: inout Surface) {
        let lines = HintText.lines(words.status.hint, columns: surface.columns - 2)
        let top = max(0, (surface.rows - lines.count) / 2)
        for (index, line) in lines.enumerated() {
            surface.write(line, column: (surface.columns - line.columns) / 2, row: top + index, style: theme.faint)
        }
    }

    /// Marks what the cursor's place snapped to, as the status row says in a word.
    private func markSnap(on surface: inout Surface, view: CellView) {
        guard let cell = snapMark(in: view) else { return }
        if surface[cell.column, cell.row].isBlank {
            surface.put(theme.focus.cell(Grapheme("+" as Character)), column: cell.column, row: cell.row)
        } else {
            surface.restyle(CellRect(origin: cell, size: CellSize(columns: 1, rows: 1))) { cell in
                cell.attributes.formSymmetricDifference(.reverse)
            }
        }
    }

    /// Shows what is selected in the text being typed in reverse.
    private func markSelectedText(on surface: inout Surface, view: CellView) {
        guard let editing = shownEditing, let selected = editing.selected else { return }
        let block = editing.block(setter: setter)
        for rect in TextCells(block: block, layout: setter.layout(block.request), view: view).cells(of: selected) {
            surface.restyle(rect) { cell in cell.attributes.formSymmetricDifference(.reverse) }
        }
    }

    /// Marks a text that is longer than its frame while it is typed.
    private func markOverflow(on surface: inout Surface, view: CellView) {
        guard let editing = shownEditing, let frame = editing.frame, editing.overflows(setter: setter) else { return }
        var corner = view.cell(of: Point(frame.maxX - 0.01, frame.maxY - 0.01))
        // Where the view has followed the caret out of the frame, the mark stands at the edge that the corner is behind.
        corner.column = min(max(0, corner.column), view.size.columns - 1)
        corner.row = min(max(0, corner.row), view.size.rows - 1)
        surface.put(theme.strong.cell(Grapheme("+" as Character)), column: corner.column, row: corner.row)
    }

    var popoverContext: PopoverContext {
        PopoverContext(
            words: words, theme: theme, glyphs: capabilities.glyphs, room: PopoverFrame.room(in: layout),
            previews: CanvasPreviews(
                setter: setter, source: canvas.source, capabilities: capabilities, samples: samples, thumbnails: thumbnails))
    }

    /// The view, shifted while a value popover would cover what it changes.
    private func shiftedView(clearOf frame: PopoverFrame?) -> CellView {
        guard let frame, let subject = changedSubject else { return view }
        return PopoverAvoidance.view(view, showing: subject, clearOf: frame, canvas: layout.canvas)
    }

    /// The rectangle in dots of what the open popover changes, or nothing.
    private var changedSubject: Rect? {
        guard coordinator.changesSubject else { return nil }
        if let editing = shownEditing { return editing.block(setter: setter).bounds(setter: setter) }
        if let draft = draftDrawable { return draft.bounds(setter: setter) }
        let carried = changingDrawables.compactMap { $0.bounds(setter: setter) }
        return carried.reduce(Rect?.none) { $0?.union($1) ?? $1 } ?? selected.box
    }
}
