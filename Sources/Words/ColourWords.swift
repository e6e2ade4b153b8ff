/// The names of the colours, and of what stands for a colour.
public struct ColourWords: Sendable {
    /// `#ff0000`.
    public let red: String
    /// `#00ff00`.
    public let green: String
    /// `#0000ff`.
    public let blue: String
    /// `#00ffff`.
    public let cyan: String
    /// `#ffff00`.
    public let yellow: String
    /// `#ff00ff`.
    public let magenta: String
    /// `#ff8000`.
    public let orange: String
    /// `#800080`.
    public let purple: String
    /// `#996633`.
    public let brown: String
    /// `#ffffff`.
    public let white: String
    /// `#aaaaaa`.
    public let lightGrey: String
    /// `#000000`.
    public let black: String
    /// The terminal's own foreground.
    public let standard: String
    /// A fill that is not there.
    public let none: String
}
