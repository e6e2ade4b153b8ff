import Articles
import Drawing
import Geometry

/// What the program remembers from one session to the next.
public struct Preferences: Equatable, Sendable {
    /// The style in force; nothing on the first start.
    public var style: Style?
    /// The code of the interface's language; nothing while the locale decides.
    public var language: String?
    /// The article that was read last; nothing while none was.
    public var article: ArticleMemory?
    /// What settings were set to, by their names.
    public var settings: [String: String] = [:]
    /// What looks right on the terminals that a person picked it for, the newest first.
    public private(set) var terminals: [TerminalMemory] = []
    /// The folders that were worked in, the newest first.
    public private(set) var folders: [FolderMemory] = []

    /// The command lines that were typed, the newest last; at most 200 of at most 1,000 characters.
    public private(set) var typedLines: [String] = []

    /// Creates preferences that remember nothing.
    public init() {}

    /// What was worked on last in a folder, or nothing.
    public func memory(of folder: String) -> FolderMemory? { folders.first { $0.folder == folder } }

    /// Remembers a folder as the newest; the oldest of more than 100 is forgotten.
    public mutating func remember(_ memory: FolderMemory) {
        folders.removeAll { $0.folder == memory.folder }
        folders.insert(memory, at: 0)
        if folders.count > Preferences.folderLimit { folders.removeLast() }
    }

    /// Adds a folder that is older than those remembered so far.
    mutating func addOlder(_ memory: FolderMemory) {
        if folders.count < Preferences.folderLimit, self.memory(of: memory.folder) == nil { folders.append(memory) }
    }

    /// Remembers a command line as the newest; one that is very long is not.
    public mutating func remember(typedLine line: String) {
        guard line.count <= Preferences.typedLineLength else { return }
        typedLines = (typedLines.filter { $0 != line } + [line]).suffix(Preferences.typedLineLimit)
    }

    /// What was picked for a kind of terminal, or nothing.
    public func terminal(_ term: String) -> TerminalMemory? { terminals.first { $0.term == term } }

    /// Remembers a terminal as the newest; the oldest of more than 100 is forgotten.
    public mutating func remember(_ memory: TerminalMemory) {
        terminals.removeAll { $0.term == memory.term }
        terminals.insert(memory, at: 0)
        if terminals.count > Preferences.terminalLimit { terminals.removeLast() }
    }

    /// Adds a terminal that was picked for earlier than those remembered so far.
    mutating func addOlder(_ memory: TerminalMemory) {
        if terminals.count < Preferences.terminalLimit, terminal(memory.term) == nil { terminals.append(memory) }
    }

    private static let typedLineLimit = 200
    private static let typedLineLength = 1_000
    static let settingLimit = 100
    private static let terminalLimit = 100
    private static let folderLimit = 100
}

/// What was worked on last in a folder, and how it was looked at.
public struct FolderMemory: Hashable, Sendable {
    /// The folder's absolute path.
    public var folder: String
    /// The drawing's name in it.
    public var drawing: String
    /// The dot at the top left of the canvas.
    public var origin: Point
    /// The zoom in percent.
    public var zoom: Double

    /// Creates a memory.
    public init(folder: String, drawing: String, origin: Point = .zero, zoom: Double = 100) {
        self.folder = folder
        self.drawing = drawing
        self.origin = origin
        self.zoom = zoom
    }
}
