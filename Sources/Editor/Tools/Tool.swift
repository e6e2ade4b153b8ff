import Drawing
import Geometry

/// A way of drawing or selecting: a small state machine that turns places into a shape or a change, and never touches the
/// document.
protocol Tool: Sendable {
    var kind: ToolKind { get }
    var phase: ToolPhase { get }

    /// What is half-drawn, or nothing.
    var draft: Draft? { get }
    /// How what is selected is to be shown and, at the end, changed; nothing while it is not moved or reshaped.
    var change: SelectionChange? { get }

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
    /// The cursor's place became another without a move, as by another zoom or step: what is carried stays where it is.
    mutating func settle(at place: Place)
    /// What is carried shall lie at an offset in dots from where it was, the cursor being at a place.
    mutating func carry(by offset: Point, at place: Place)
}

extension Tool {
    var isIdle: Bool { phase == .idle }
    var change: SelectionChange? { nil }
    mutating func settle(at place: Place) {}
    mutating func carry(by offset: Point, at place: Place) {}
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
    /// A frame is spanned round what is to be selected.
    case marquee
    /// What is selected follows the cursor.
    case carrying
    /// A handle of what is selected follows the cursor.
    case reshaping

    /// Whether something new is half-drawn.
    var isDrawing: Bool { self == .penDown || self == .handle || self == .anchor }
    /// Whether moving the cursor draws, carries or spans.
    var isPenDown: Bool { self != .idle && self != .anchor }
    /// Whether what is selected is carried or reshaped.
    var isChanging: Bool { self == .carrying || self == .reshaping }
}

/// What came of telling a tool something.
enum ToolOutcome: Hashable, Sendable {
    /// There is a draft now, or it changed.
    case draft
    /// The shape is complete.
    case commit(Shape)
    /// A text shall be typed in this frame.
    case type(TextBox)
    /// What lies under the cursor shall be picked or taken: the drawing knows what that is.
    case pick
    /// What a frame touches shall be selected, beside what is selected already or instead of it.
    case marquee(Rect, adds: Bool)
    /// What is selected shall be changed.
    case change(SelectionChange)
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
