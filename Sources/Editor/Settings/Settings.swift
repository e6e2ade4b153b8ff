import Screen

/// What `set` changes.
public struct Settings: Equatable, Sendable {
    /// Whether the pencil's strokes that keys drew are smoothed.
    public var smooth = true
    /// Which keys there are beside those of the command table.
    public var keys = KeySet.standard
    /// Whether the canvas has rulers above and at its left.
    public var showsRulers = false
    /// Whether the grid's points are shown.
    public var showsGrid = false
    /// Columns and rows of cells from one point of the grid to the next; 1…1,000 each.
    public var gridSize = CellSize(columns: 10, rows: 5)
    /// What the places that tools act on keep to.
    public var snap = SnapMode.cells
    /// Whether a small picture of the whole drawing is shown when the view is larger than life.
    public var showsOverview = true

    /// Where articles are asked for, and whom the site can write to.
    public var articles = ArticleSource()
    /// Whether boxes become squares, ovals circles, and lines go at multiples of 15°.
    public var constrains = false

    /// The colours of the whole screen.
    public var theme = ThemeName.terminal

    /// Creates the settings of a program that was not configured.
    public init() {}
}
