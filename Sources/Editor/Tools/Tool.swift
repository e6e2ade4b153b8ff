import Drawing
import Geometry

/// A way of drawing: a small state machine that turns places into a shape and never touches the document.
protocol Tool: Sendable {
    var kind: ToolKind { get }
    var phase: ToolPhase { get }

    /// What is half-drawn, or nothing.
    var draft: Draft? { get }

    /// The pen goes down at a place.
    mutating func down(_ place: Place) -> ToolOutcome
    /// The cursor went to a place, with the pen up or down.
    mutating func move(_ place: Place)
    /// The pen goes up at a place.
    mutating func up(_ place: Place) -> ToolOutcome
    /// The person is done with what is half-drawn.
    mutating func finish() -> ToolOutcome
    /// Drops what is half-drawn.
    mutating func cancel()
    /// Takes the newest point back and returns the place to go on from; nothing is left when there is none.
    mutating func takeBack() -> Place?
}

extension Tool {
    var isIdle: Bool { phase == .idle }
}

/// What a tool is in the middle of.
enum ToolPhase: Hashable, Sendable {
    case idle
    /// The pen is down: moving draws.
    case penDown
    /// A curve's anchor was set and moving shapes its handle.
    case handle
    /// A curve waits for its next anchor.
    case anchor
}

/// What came of telling a tool something.
enum ToolOutcome: Hashable, Sendable {
    /// There is a draft now, or it changed.
    case draft
    /// The shape is complete.
    case commit(Shape)
    /// A text shall be typed in this frame.
    case type(TextBox)
    /// Nothing is half-drawn any more, and nothing was made.
    case cancelled
}

/// What is half-drawn: the shape so far, and guides that are never part of a document.
struct Draft: Hashable, Sendable {
    var shape: Shape?
    var guides: [Path] = []
    /// Where size, length and angle are counted from.
    var start: Place
}
