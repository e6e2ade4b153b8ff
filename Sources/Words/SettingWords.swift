/// What the settings decide, for the documents and the command line.
public struct SettingWords: Sendable {
    /// Whether freehand strokes drawn by keys are smoothed.
    public let smooth: String
    /// Squares, circles and lines at multiples of 15 degrees.
    public let constrain: String
    /// Which keys there are beside the default ones.
    public let keys: String
    /// Whether there are rulers.
    public let rulers: String
    /// Whether a small picture shows the whole drawing.
    public let overview: String
    /// Whether the grid is shown.
    public let grid: String
    /// How far the grid's points are apart.
    public let gridSize: String
    /// What places keep to.
    public let snap: String
    /// The characters that pictures are made of.
    public let glyphs: String
    /// How many colours are shown.
    public let colours: String
    /// The colours of the whole screen.
    public let theme: String
    /// The host that articles are asked for.
    public let articleEndpoint: String
    /// Whom the host can write to.
    public let articleContact: String
}
