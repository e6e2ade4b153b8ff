import Drawing
import Geometry

/// Spans a frame round what is to be selected, carries what is selected, or moves one of its handles.
///
/// Any tool can be interrupted by it to carry something: `kind` is then that tool's.
struct SelectTool: Tool {
    private enum State: Sendable {
        case idle
        case marquee(start: Place, end: Place, adds: Bool)
        /// What is carried by a handle, or as a whole where there is none.
        case changing(Handle?, start: Point, place: Place, first: Place)
    }

    let kind: ToolKind
    private var state: State

    /// Creates the tool with nothing in its hand.
    init() {
        kind = .select
        state = .idle
    }

    /// Begins a frame at a place.
    init(framingFrom place: Place, adds: Bool) {
        kind = .select
        state = .marquee(start: place, end: place, adds: adds)
    }

    /// Picks up what is selected, by a handle or as a whole, in the middle of another tool's work or of its own.
    init(carrying handle: Handle?, from place: Place, interrupting kind: ToolKind) {
        self.kind = kind
        state = .changing(handle, start: place.point, place: place, first: place)
    }

    var phase: ToolPhase {
        switch state {
        case .idle: .idle
        case .marquee: .marquee
        case .changing(nil, _, _, _): .carrying
        case .changing: .reshaping
        }
    }

    var draft: Draft? {
        switch state {
        case .idle: nil
        case .marquee(let start, let end, _): Draft(guides: [Path(rectangle: start.box(to: end))], start: start)
        case .changing(_, _, _, let first): Draft(start: first)
        }
    }

    var change: SelectionChange? {
        guard case .changing(let handle, let start, let place, _) = state else { return nil }
        guard let handle else { return .move(place.point - start) }
        return .reshape(handle, by: place.point - start, place: place)
    }

    mutating func down(_ place: Place) -> ToolOutcome { .pick }

    mutating func move(_ place: Place) {
        switch state {
        case .idle: break
        case .marquee(let start, _, let adds): state = .marquee(start: start, end: place, adds: adds)
        case .changing(let handle, let start, _, let first):
            state = .changing(handle, start: start, place: place, first: first)
        }
    }

    mutating func up(_ place: Place) -> ToolOutcome {
        move(place)
        return finish()
    }

    mutating func finish() -> ToolOutcome {
        defer { state = .idle }
        if let change { return .change(change) }
        guard case .marquee(let start, let end, let adds) = state else { return .cancelled }
        return .marquee(start.box(to: end), adds: adds)
    }

    mutating func cancel() { state = .idle }

    mutating func takeBack() -> Place? {
        switch state {
        case .marquee(let start, let end, let adds) where start != end:
            state = .marquee(start: start, end: start, adds: adds)
            return start
        case .changing(let handle, let start, let place, let first) where place.point != start:
            state = .changing(handle, start: first.point, place: first, first: first)
            return first
        default:
            state = .idle
            return nil
        }
    }

    mutating func settle(at place: Place) {
        guard case .changing(let handle, let start, let former, let first) = state, former != place else { return }
        state = .changing(handle, start: start + (place.point - former.point), place: place, first: first)
    }

    mutating func carry(by offset: Point, at place: Place) {
        guard case .changing(let handle, _, _, let first) = state else { return }
        state = .changing(handle, start: place.point - offset, place: place, first: first)
    }
}
