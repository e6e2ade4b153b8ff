import Screen

/// The picture of a drawing in a list of files: everything that decides how it looks, but for the colours of the terminal.
public struct Thumbnail: Hashable, Sendable {
    /// The drawing's name in the folder.
    public var name: String
    /// When the file was changed last, in seconds since 1970, so that an older picture is not taken for it.
    public var changed: Int64
    /// The most cells that it fills.
    public var size: CellSize
    /// The characters it is made of.
    public var glyphs: GlyphSet

    /// Creates the description of a picture.
    public init(name: String, changed: Int64, size: CellSize, glyphs: GlyphSet) {
        self.name = name
        self.changed = changed
        self.size = size
        self.glyphs = glyphs
    }
}

/// What a worker made of a drawing's picture.
public enum ThumbnailPicture: Equatable, Sendable {
    /// The drawing, as small as it has to be.
    case cells(Surface)
    /// Why there is none, in the session's language.
    case words(String)
}
