/// What the settings decide, for the documents and the command line.
public struct SettingWords: Sendable {
    /// Whether freehand strokes drawn by keys are smoothed.
    public let smooth: String
    /// The characters that pictures are made of.
    public let glyphs: String
    /// How many colours are shown.
    public let colours: String
    /// The colours of the whole screen.
    public let theme: String
}
