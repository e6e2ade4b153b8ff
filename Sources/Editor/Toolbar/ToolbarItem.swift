/// An item of the toolbar that can have the focus.
enum ToolbarItem: Hashable, Sendable {
    /// Ends the typing of a text.
    case done
    case tool(ToolKind)
    case menu, commandLine, help
    case font, size, stroke, strokeColour, fillColour, language, article, files

    /// The items of the first row.
    static func tools(typing: Bool) -> [ToolbarItem] {
        (typing ? [.done] : []) + ToolKind.allCases.map { .tool($0) } + [.menu, .commandLine, .help]
    }

    /// The items of the second row.
    static let styles: [ToolbarItem] = [.font, .size, .stroke, .strokeColour, .fillColour, .language, .article, .files]

    /// Whether the item stands in the second row.
    var isStyle: Bool { ToolbarItem.styles.contains(self) }

    /// The command line that opening the item runs.
    var commandLine: String {
        switch self {
        case .done: "done"
        case .tool(.select): "tool-select"
        case .tool(let kind): kind.rawValue
        case .menu: "menu"
        case .commandLine: "command-line"
        case .help: "help"
        case .font: "font"
        case .size: "size"
        case .stroke: "width"
        case .strokeColour: "stroke"
        case .fillColour: "fill"
        case .language: "language"
        case .article: "article"
        case .files: "files"
        }
    }
}
