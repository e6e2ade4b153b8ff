/// How a drawable looks: the values that the popovers change.
public struct Style: Hashable, Sendable {
    /// The colour of strokes and texts.
    public var stroke: Ink
    /// Nothing leaves the inside empty.
    public var fill: Ink?
    /// The stroke width of the dots pen in dots, 1–20.
    public var width: Int
    /// What strokes are made of.
    public var pen: Pen
    /// The face of texts and labels.
    public var face: FaceName
    /// The font size in points, which are dots, 1–999.
    public var size: Int
    /// Which ends of lines and open curves carry an arrow head.
    public var heads: ArrowHeads
    /// The language the text is shaped with, as a BCP 47 code.
    public var language: String
    /// Where the lines of a text stand; nothing puts texts at their start and labels in the middle.
    public var alignment: TextAlignment?
    /// The distance of lines in percent of what the face asks for, 50–400.
    public var leading: Int
    /// What is added between the characters in thousandths of the font size, −200–2000.
    public var tracking: Int

    /// What a program that was never used before draws with.
    public static let first = Style(pen: .light)

    /// What a drawing file means where it says nothing.
    public static let documented = Style()

    /// Creates a style; what is left out has the drawing file's documented default.
    public init(
        stroke: Ink = .standard, fill: Ink? = nil, width: Int = 2, pen: Pen = .dots, face: FaceName = .terminal, size: Int = 24,
        heads: ArrowHeads = .none, language: String = "en", alignment: TextAlignment? = nil, leading: Int = 100, tracking: Int = 0
    ) {
        self.stroke = stroke
        self.fill = fill
        self.width = width
        self.pen = pen
        self.face = face
        self.size = size
        self.heads = heads
        self.language = language
        self.alignment = alignment
        self.leading = leading
        self.tracking = tracking
    }

    /// The stroke widths that can be chosen, in dots.
    public static let widths = 1...20
    /// The font sizes that can be typed, in points.
    public static let sizes = 1...999
    /// The font sizes that the slider covers, in points.
    public static let sliderSizes = 1...96
    /// The distances of lines that can be typed, in percent.
    public static let leadings = 50...400
    /// The spaces between characters that can be typed, in thousandths of the font size.
    public static let trackings = -200...2_000
}
