/// How the lines of a text stand: their alignment, their distance, and the space between characters.
public struct TextSetting: Hashable, Sendable {
    /// Where the lines stand; nothing puts texts at their start and labels in the middle.
    public var alignment: TextAlignment?
    /// The distance of lines in percent of what the face asks for, 50–400.
    public var leading: Int
    /// What is added between characters in thousandths of the font size, −200–2000.
    public var tracking: Int

    /// Creates a setting.
    public init(alignment: TextAlignment?, leading: Int, tracking: Int) {
        self.alignment = alignment
        self.leading = leading
        self.tracking = tracking
    }

    /// The setting of a style.
    public init(_ style: Style) {
        self.init(alignment: style.alignment, leading: style.leading, tracking: style.tracking)
    }
}
