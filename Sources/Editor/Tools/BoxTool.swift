import Drawing
import Geometry

/// Spans a box between two places, both included: for a rectangle, an oval or the frame of a text.
struct BoxTool: Tool {
    let kind: ToolKind
    private var corners: (start: Place, end: Place)?

    /// Creates the tool for rectangles, ovals or texts.
    init(_ kind: ToolKind) { self.kind = kind }

    /// Goes on with a box that was begun.
    init(_ kind: ToolKind, from start: Place, to end: Place) {
        self.kind = kind
        corners = (start, end)
    }

    var phase: ToolPhase { corners == nil ? .idle : .penDown }

    var draft: Draft? {
        corners.map { corners in
            let box = corners.start.box(to: corners.end)
            switch kind {
            case .oval: return Draft(shape: .oval(box), start: corners.start)
            case .text: return Draft(shape: nil, guides: [Path(rectangle: box)], start: corners.start)
            default: return Draft(shape: .rectangle(box), start: corners.start)
            }
        }
    }

    mutating func down(_ place: Place) -> ToolOutcome {
        corners = (place, place)
        return .draft
    }

    mutating func move(_ place: Place) { corners?.end = place }

    mutating func up(_ place: Place) -> ToolOutcome {
        move(place)
        return finish()
    }

    mutating func finish() -> ToolOutcome {
        defer { corners = nil }
        guard let corners else { return .cancelled }
        let box = corners.start.box(to: corners.end)
        // Points that others have may lie in one row or column, without an area between them.
        let hasArea = box.width > 0 && box.height > 0
        switch kind {
        case .text:
            let isFrame = corners.start != corners.end && hasArea
            return .type(TextBox("", at: box.origin, frame: isFrame ? box.size : nil))
        case _ where !hasArea: return .cancelled
        case .oval: return .commit(.oval(box))
        default: return .commit(.rectangle(box))
        }
    }

    mutating func cancel() { corners = nil }

    mutating func takeBack() -> Place? {
        guard let former = corners, former.end != former.start else {
            corners = nil
            return nil
        }
        corners = (former.start, former.start)
        return former.start
    }
}
