/// How a path is stroked.
public struct Stroke: Hashable, Sendable {
    /// The colour of the stroke.
    public var ink: Ink
    /// The width in dots.
    public var width: Double
    /// How the ends of an open piece look.
    public var cap: Cap
    /// How the corners look.
    public var join: Join
    /// Lengths in dots of dashes and gaps in turn; empty for a solid stroke.
    public var dashes: [Double]

    /// How the ends of an open path look.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// How corners look.
    public enum Join: Hashable, Sendable { case mitre, round, bevel }

    /// Creates a stroke.
    public init(ink: Ink, width: Double, cap: Cap = .round, join: Join = .round, dashes: [Double] = []) {
        self.ink = ink
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}
