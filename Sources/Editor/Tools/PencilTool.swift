import Drawing
import Geometry

/// Draws freehand: every place the cursor goes to with the pen down is a point.
struct PencilTool: Tool {
    private var places: [Place] = []

    init() {}

    /// Goes on with a stroke through some places.
    init(through places: [Place]) { self.places = places }

    let kind = ToolKind.pencil
    var phase: ToolPhase { places.isEmpty ? .idle : .penDown }

    var draft: Draft? {
        places.first.map { Draft(shape: .pencil(places.map(\.point)), start: $0) }
    }

    mutating func down(_ place: Place) -> ToolOutcome {
        places = [place]
        return .draft
    }

    mutating func move(_ place: Place) {
        guard let last = places.last, last.point != place.point else { return }
        places.append(place)
    }

    mutating func up(_ place: Place) -> ToolOutcome {
        move(place)
        return finish()
    }

    mutating func finish() -> ToolOutcome {
        defer { places = [] }
        return places.isEmpty ? .cancelled : .commit(.pencil(places.map(\.point)))
    }

    mutating func cancel() { places = [] }

    mutating func takeBack() -> Place? {
        places.removeLast()
        return places.last
    }
}
