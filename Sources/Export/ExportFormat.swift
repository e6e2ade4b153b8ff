/// The formats a drawing can be exported in.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Plain text in the locale-independent encoding UTF-8.
    case text = "txt"
    /// Text with the colour sequences of terminals (ECMA-48, SGR).
    case ansi
    /// Text in the character set CP437 with the colour sequences of ANSI.SYS and a SAUCE record.
    case cp437 = "ans"
    /// A page with the cells in one `pre`.
    case html
    /// Shapes, with text as text.
    case svg
    /// A picture, 4 pixels a dot.
    case png
    /// A page, 1 point a dot, with text that can be selected.
    case pdf

    /// The format that a file's ending names, or nothing when there is none.
    public init?(path: String) {
        guard let dot = path.lastIndex(of: "."), dot > (path.lastIndex(of: "/") ?? path.startIndex) else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }

    /// Whether the format holds lines of text that a terminal shows as they are.
    public var isTerminalText: Bool { self == .text || self == .ansi }

    /// Whether the `Terminal` face is drawn with a font of the machine.
    public var needsFonts: Bool { self == .png || self == .pdf }
}
