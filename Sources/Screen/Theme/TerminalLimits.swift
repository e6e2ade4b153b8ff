/// What a terminal cannot be asked for, whatever a person chooses.
public struct TerminalLimits: Hashable, Sendable {
    /// Why a glyph set cannot be shown; those that can be are missing.
    public var obstacles: [GlyphSet: TerminalObstacle]
    /// Whether the terminal can be sent colours at all.
    public var hasColours: Bool

    /// The limits of a terminal that shows everything.
    public static let none = TerminalLimits()

    /// Creates limits.
    public init(obstacles: [GlyphSet: TerminalObstacle] = [:], hasColours: Bool = true) {
        self.obstacles = obstacles
        self.hasColours = hasColours
    }

    /// Why a glyph set cannot be shown, or nothing where it can.
    public func obstacle(to glyphs: GlyphSet) -> TerminalObstacle? { obstacles[glyphs] }

    /// Why a colour depth cannot be shown, or nothing where it can.
    public func obstacle(to colours: ColourDepth) -> TerminalObstacle? { hasColours || colours == .none ? nil : .colours }
}
