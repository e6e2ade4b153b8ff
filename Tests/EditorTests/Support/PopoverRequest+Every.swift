import Drawing
import Popovers
import TestSupport

@testable import Editor

extension PopoverRequest {
    /// One request of every kind.
    static let every: [PopoverRequest] = [
        .font, .size, .textSetting, .stroke, .strokeColour, .fillColour, .language, .menu, .help, .files, .position,
        .commandLine(""), .fileName(nil), .fileName("a.dudel"), .question(.trash(name: "a.dudel")),
        .question(.held(HeldDrawing(holder: "host, process 7", since: "10:20", remedy: .takeOver))),
        .commandLine("save "), .testCard, .article, .exactSize("4"), .question(.saveFirst),
        .question(.overwrite(name: "a.dudel")),
        .question(.replace(path: "a.dudel")), .question(.replaceExport(path: "a.svg", ExportWishes())),
        .question(.recovery(RecoverableWork(steps: 2, time: "10:20", draft: .text))),
    ]

    static let values = every.filter { $0.kind == .value }
    static let choices = every.filter { $0.kind == .choice }

    /// How closing it is understood; without a default, so that a new popover is put into these tests.
    var kind: PopoverKind {
        switch self {
        case .font, .size, .textSetting, .stroke, .strokeColour, .fillColour: .value
        case .language, .menu, .help, .files, .fileName, .position, .commandLine, .testCard, .article, .exactSize, .question:
            .choice
        }
    }

    /// The key that opens it on the canvas.
    var key: String? {
        switch self {
        case .font: "f"
        case .size: "s"
        case .textSetting: "T"
        case .stroke: "w"
        case .strokeColour: "c"
        case .fillColour: "F"
        case .language: "G"
        case .menu: "A"
        case .help: "?"
        case .position: "g"
        case .article: "R"
        case .commandLine(""): ":"
        case .files, .fileName, .commandLine, .testCard, .exactSize, .question: nil
        }
    }

    /// Whether a text field in it takes every printable key.
    var hasField: Bool {
        switch self {
        case .font, .language, .menu, .help, .files, .fileName, .position, .commandLine, .exactSize, .article: true
        case .size, .textSetting, .stroke, .strokeColour, .fillColour, .testCard, .question: false
        }
    }

    /// Keys that change the value of a value popover.
    var changes: String {
        switch self {
        case .font: "Down Down"
        case .size: "Right PgUp Right"
        case .textSetting: "Right Tab Right PgUp Tab Right"
        case .stroke: "Right Right Tab Right"
        case .strokeColour, .fillColour: "Up Left"
        default: "Down"
        }
    }
}

extension EditorSession {
    /// Opens a popover as a command does.
    mutating func open(_ request: PopoverRequest) { editor.open(request) }

    /// The popover that is open.
    var popover: PopoverRequest? { editor.coordinator.request }
}
