import Screen

/// What `set` changes.
public struct Settings: Equatable, Sendable {
    /// Whether the pencil's strokes that keys drew are smoothed.
    public var smooth = true

    /// The colours of the whole screen.
    public var theme = ThemeName.terminal

    /// Creates the settings of a program that was not configured.
    public init() {}
}
