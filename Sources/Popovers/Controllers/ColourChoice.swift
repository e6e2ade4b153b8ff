import Drawing

/// A colour for a stroke or a fill; nothing, for a fill alone, leaves the inside empty.
public struct ColourChoice: Hashable, Sendable {
    /// The colour; nothing is no colour at all.
    public var ink: Ink?

    /// Creates a choice.
    public init(ink: Ink?) { self.ink = ink }
}
