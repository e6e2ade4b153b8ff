/// The keys that are there beside those of the command table, for hands that are used to another program.
public enum KeySet: String, CaseIterable, Hashable, Sendable {
    case standard = "default"
    case emacs

    /// Keys and the command line they run; nothing for keys that lose the command of the table.
    public struct Entry: Sendable {
        /// The keys' names, with blanks between them.
        public let keys: String
        /// The command line, or nothing.
        public let line: String?

        fileprivate init(_ keys: String, _ line: String?) {
            self.keys = keys
            self.line = line
        }
    }

    /// The keys on the canvas, in the order they are bound.
    public var canvas: [Entry] {
        switch self {
        case .standard: []
        case .emacs:
            [
                Entry("Ctrl-F", "right"), Entry("Ctrl-B", "left"), Entry("Ctrl-N", "down"), Entry("Ctrl-P", "up"),
                Entry("Ctrl-A", "left 10"), Entry("Ctrl-E", "right 10"), Entry("Ctrl-V", "pan-down"),
                Entry("Ctrl-Space", "press"), Entry("Ctrl-O", "accept"), Entry("Ctrl-D", "delete"), Entry("Ctrl-K", "cut"),
                Entry("Ctrl-W", "cut"), Entry("Ctrl-Y", "paste"), Entry("Ctrl-T", "jump"), Entry("Ctrl-_", "undo"),
            ] + KeySet.emacsFiles + [Entry("Ctrl-X u", "undo"), Entry("Ctrl-X h", "select all")]
        }
    }

    /// The keys while a text is typed, in the order they are bound.
    public var typing: [Entry] {
        switch self {
        case .standard: []
        case .emacs:
            [Entry("Ctrl-Space", "text-mark"), Entry("Ctrl-W", "text-cut"), Entry("Ctrl-Y", "text-paste"), Entry("Ctrl-X", nil)]
                + KeySet.emacsFiles + [Entry("Ctrl-X u", "text-undo"), Entry("Ctrl-X h", "text-select-all")]
        }
    }

    private static let emacsFiles = [
        Entry("Ctrl-X Ctrl-S", "save"), Entry("Ctrl-X Ctrl-F", "open"), Entry("Ctrl-X Ctrl-C", "q"),
    ]
}
