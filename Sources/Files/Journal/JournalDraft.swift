import Drawing

/// What was half-drawn, or being typed, and is no part of the drawing yet.
public struct JournalDraft: Equatable, Sendable {
    /// The shape or text as far as it was made.
    public var drawable: Drawable
    /// Whether it is a text or a label that was being typed.
    public var isTyping: Bool

    /// Creates a draft.
    public init(_ drawable: Drawable, isTyping: Bool = false) {
        self.drawable = drawable
        self.isTyping = isTyping
    }
}
