/// Where the lines of a text stand between its margins: the edges of its frame, or without one of its longest line.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// At the side where the paragraph's direction begins.
    case start
    case left
    /// In the middle between the margins.
    case centre
    case right
    /// From margin to margin, by wider blanks; without a blank, by space between ideographs and kana. The last line of a
    /// paragraph stands at its start.
    case justify
}
