/// The names on the toolbar, short enough for 80 columns.
public struct ToolbarWords: Sendable {
    /// The freehand tool.
    public let pencil: String
    /// The tool for straight lines.
    public let line: String
    /// The tool for rectangles.
    public let rectangle: String
    /// The tool for ovals.
    public let oval: String
    /// The tool for Bézier curves.
    public let curve: String
    /// The tool for texts.
    public let text: String
    /// The tool that selects.
    public let select: String
    /// The menu of all commands.
    public let menu: String
    /// The help.
    public let help: String
    /// The article beside the drawing.
    public let article: String
    /// The drawings of the folder.
    public let files: String
    /// Ends the typing of a text.
    public let done: String
    /// A value that differs among what is selected.
    public let mixed: String
}
