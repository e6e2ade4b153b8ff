import Drawing
import Geometry

/// Draws a straight segment from where the pen goes down to where it goes up.
struct LineTool: Tool {
    private var ends: (start: Place, end: Place)?

    init() {}

    /// Goes on with a line that was begun.
    init(from start: Place, to end: Place) { ends = (start, end) }

    let kind = ToolKind.line
    var phase: ToolPhase { ends == nil ? .idle : .penDown }

    var draft: Draft? {
        ends.map { Draft(shape: .line($0.start.point, $0.end.point), start: $0.start) }
    }

    mutating func down(_ place: Place) -> ToolOutcome {
        ends = (place, place)
        return .draft
    }

    mutating func move(_ place: Place) { ends?.end = place }

    mutating func up(_ place: Place) -> ToolOutcome {
        move(place)
        return finish()
    }

    mutating func finish() -> ToolOutcome {
        defer { ends = nil }
        // A line without length would be an object that nobody can see.
        guard let ends, ends.start.point != ends.end.point else { return .cancelled }
        return .commit(.line(ends.start.point, ends.end.point))
    }

    mutating func cancel() { ends = nil }

    mutating func takeBack() -> Place? {
        guard let former = ends, former.end != former.start else {
            ends = nil
            return nil
        }
        ends = (former.start, former.start)
        return former.start
    }
}
