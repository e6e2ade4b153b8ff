/// The looks of the interface by role; no meaning rests on colour alone.
public struct Theme: Hashable, Sendable {
    /// Text of the toolbar, the status row and popovers.
    public var plain: CellStyle
    /// What has the focus.
    public var focus: CellStyle
    /// Hints, and what is unavailable.
    public var faint: CellStyle
    /// Titles and the tool in use.
    public var strong: CellStyle
    /// Borders of popovers.
    public var border: CellStyle
    /// What was marked: a match, an overflow.
    public var mark: CellStyle
    /// The ground of the whole screen, where the terminal's own is not to be seen.
    public var paper: CellColour
    /// What has no colour of its own is written and drawn in this one.
    public var ink: CellColour

    /// The terminal's own colours.
    public static let terminal = Theme(
        plain: .plain, focus: CellStyle(attributes: .reverse), faint: CellStyle(attributes: .dim),
        strong: CellStyle(attributes: .bold),
        border: .plain, mark: CellStyle(attributes: .underline))

    /// Creates a theme from the style of each role.
    public init(
        plain: CellStyle, focus: CellStyle, faint: CellStyle, strong: CellStyle, border: CellStyle, mark: CellStyle,
        paper: CellColour = .standard, ink: CellColour = .standard
    ) {
        self.plain = plain
        self.focus = focus
        self.faint = faint
        self.strong = strong
        self.border = border
        self.mark = mark
        self.paper = paper
        self.ink = ink
    }
}
