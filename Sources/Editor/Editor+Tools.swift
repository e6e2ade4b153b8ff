import Drawing
import Geometry

extension Editor {
    /// Takes up another tool; what is half-drawn is finished first. The tool in use again finishes as well.
    mutating func choose(_ kind: ToolKind) {
        finishDrawing()
        endTyping()
        tool = kind.makeTool()
        // What was selected with another tool is there to be carried and resized.
        if kind != .select { selection = [] }
    }

    /// Puts the pen down, or up where it is down: the Space key.
    mutating func press() {
        carryOut(tool.phase.isPenDown ? tool.up(toolPlace) : tool.down(toolPlace))
    }

    /// Finishes what is half-drawn; where nothing is, opens what is under the cursor for typing, or says why not: the
    /// Enter key.
    mutating func accept() {
        if !tool.isIdle {
            finishDrawing()
        } else if tool.kind == .text, topmostUnderCursor?.isText != true {
            carryOut(tool.down(place))
            carryOut(tool.up(place))
        } else if selection.count > 1 {
            say(words.messages.oneNeeded)
        } else if let drawable = topmostUnderCursor ?? (tool.kind == .select ? selected.only : nil) {
            edit(drawable)
        } else {
            say(words.messages.nothingHere)
        }
    }

    /// Drops what is half-drawn, else deselects, else says how to quit: the Esc key.
    mutating func cancel() {
        if !tool.isIdle {
            let undo = keyMap.hint(for: "undo") ?? ":undo"
            say(tool.phase.isChanging ? words.messages.putBack(undo) : words.messages.dropped(undo))
            dropped = .draft(tool, cursor)
            rest()
            effects.append(.draftChanged)
        } else if isExporting {
            effects.append(.stopExport)
        } else if !selection.isEmpty {
            selection = []
        } else {
            say(words.messages.howToQuit(keyMap.hint(for: "q") ?? ":q"))
        }
    }

    /// Finishes what is half-drawn, where something is.
    mutating func finishDrawing() {
        guard !tool.isIdle else { return }
        carryOut(tool.finish())
    }

    /// Takes the newest point of what is half-drawn back.
    mutating func takeBackPoint() {
        let former = (tool, cursor)
        if let place = tool.takeBack() {
            // The tool has moved there already: telling it again would make a point of it.
            cursor.point = cursor.step == .dot ? place.point : view.centre(of: view.cell(of: place.point))
            cursor.typedArea = nil
            keepVisible()
        } else {
            dropped = .draft(former.0, former.1)
            rest()
        }
        effects.append(.draftChanged)
    }

    private mutating func carryOut(_ outcome: ToolOutcome) {
        switch outcome {
        case .draft, .cancelled:
            effects.append(.draftChanged)
        case .commit(let shape): commit(shape)
        case .pick: pick(drags: false)
        case .marquee(let rect, let adds): select(touching: rect, adds: adds)
        case .change(let change): put(change)
        case .type(let box):
            beginTyping(.newText(box.origin, box.frame), text: "", style: styleOfNext)
        }
    }

    private mutating func commit(_ shape: Shape) {
        var shape = shape
        if case .pencil(let points) = shape, settings.smooth {
            shape = .pencil(PencilSmoothing.smoothed(points, longest: view.cellSize.height))
        }
        insert([Drawable(id: newID(), shape: shape, style: styleOfNext)], named: .draw(tool.kind))
    }

    /// The style in force, with what an open popover shows.
    var styleOfNext: Style { preview?.applied(to: style) ?? style }

    /// The drawable that what is half-drawn would become now, or nothing.
    var draftDrawable: Drawable? {
        guard let shape = tool.draft?.shape, let id = DrawableID("draft") else { return nil }
        return Drawable(id: id, shape: shape, style: styleOfNext)
    }

    /// The topmost drawable under the cursor, its edge before its inside.
    var topmostUnderCursor: Drawable? {
        mutating get {
            let tolerance = cursor.step == .dot ? 1 : max(view.cellSize.width, view.cellSize.height) / 2
            return index.topmost(at: cursor.point, tolerance: tolerance, setter: setter)
        }
    }

    /// Where everything of the drawing lies.
    var index: SpatialIndex {
        mutating get {
            canvas.follow(document, setter: setter)
            return canvas.index
        }
    }
}

extension Drawable {
    var isText: Bool { if case .text = shape { true } else { false } }
}
