import Drawing

/// A popover that a command asks for.
public enum PopoverRequest: Hashable, Sendable {
    case font, size, textSetting, stroke, strokeColour, fillColour
    /// The name of a new drawing, or another name for one of the folder; with what was typed already.
    case fileName(String?, typed: String? = nil)
    case language, menu, help, files, position, testCard, article
    /// The command line, with text already in it.
    case commandLine(String)
    /// An exact size for what is half-drawn, with the first digit already typed.
    case exactSize(String)
    case question(Question)

    /// Whether it may stand between the wish to leave a drawing and its save.
    var leadsToSave: Bool {
        switch self {
        case .commandLine, .question: true
        default: false
        }
    }

    /// The values of a style that it chooses.
    var values: StyleValues {
        switch self {
        case .font: .face
        case .size: .size
        case .stroke: [.width, .pen]
        case .strokeColour: .stroke
        case .fillColour: .fill
        default: []
        }
    }

    /// The toolbar item the popover hangs from.
    var anchor: ToolbarItem {
        switch self {
        case .font: .font
        case .size, .textSetting: .size
        case .stroke: .stroke
        case .strokeColour: .strokeColour
        case .fillColour: .fillColour
        case .language: .language
        case .article: .article
        case .menu, .testCard: .menu
        case .help: .help
        case .files, .fileName, .question: .files
        case .commandLine, .position: .commandLine
        case .exactSize: .tool(.rectangle)
        }
    }
}
