/// The name of a face as people and files write it: family and style, as in `DejaVu Serif Book`.
public struct FaceName: Hashable, Sendable, Comparable {
    /// The name as it stands in files and lists.
    public var text: String

    /// The terminal's own cells, one character a cell.
    public static let terminal = FaceName("Terminal")

    /// Creates a name; whether such a face is installed is the typesetter's to say.
    public init(_ text: String) { self.text = text }

    /// Whether this is the terminal's own face.
    public var isTerminal: Bool { self == .terminal }

    /// Orders names by their Unicode scalars.
    public static func < (left: FaceName, right: FaceName) -> Bool { left.text < right.text }
}
