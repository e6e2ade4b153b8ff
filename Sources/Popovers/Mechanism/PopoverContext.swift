import Drawing
import Screen
import Words

/// What a controller needs for drawing itself.
public struct PopoverContext {
    /// The interface's words.
    public var words: Words
    /// The looks by role.
    public var theme: Theme
    /// The characters that can be shown, so that marks and bars fall back.
    public var glyphs: GlyphSet
    /// The most columns and rows that the window has for a popover's content.
    public var room: CellSize
    /// Draws the samples.
    public var previews: any PreviewSource

    /// Creates a context.
    public init(words: Words, theme: Theme, glyphs: GlyphSet, room: CellSize, previews: any PreviewSource) {
        self.words = words
        self.room = room
        self.theme = theme
        self.glyphs = glyphs
        self.previews = previews
    }
}

/// Draws samples in cells as the canvas would.
public protocol PreviewSource {
    /// The sample, or nothing while it cannot be shown yet.
    func surface(for preview: Preview, size: CellSize) -> Surface?

    /// The sample of a face for its row in a list, or nothing while it is still to come from the worker.
    func surface(for sample: FaceSample) -> Surface?

    /// The picture of a drawing in the list of files, or nothing while it is still to come from the worker.
    func picture(of thumbnail: Thumbnail) -> ThumbnailPicture?
}

/// A sample to be drawn.
public struct Preview: Hashable, Sendable {
    /// What the sample shows.
    public enum Subject: Hashable, Sendable {
        /// Text in the style's face, size and colour, from its start, cut to the surface.
        case text(String)
        /// The same, or letters that the face has where it lacks some of the text's.
        case specimen(String)
        /// Text in the style, wrapped and aligned in the surface's width, from its top.
        case paragraph(String)
        /// A rectangle, an oval, lines and a loop in the style's stroke, fill, width and pen.
        case strokes
        /// A filled patch in the style's fill or stroke colour.
        case colour(Ink?)
        /// A filled disc, a line, a box and letters, as a glyph set and a depth show them.
        case scene(Capabilities)
        /// All hues, and in a second row all greys, as a depth shows them.
        case spectrum(Capabilities)
    }

    /// What is shown.
    public var subject: Subject
    /// How it looks.
    public var style: Style

    /// Creates a sample.
    public init(_ subject: Subject, style: Style) {
        self.subject = subject
        self.style = style
    }
}
