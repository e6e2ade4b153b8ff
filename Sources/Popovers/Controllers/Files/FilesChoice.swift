/// What the files popover can do.
public enum FilesChoice: Hashable, Sendable {
    /// Opens the drawing with a name in the folder.
    case open(String)
    /// Asks for the name of a new drawing.
    case start
    /// Asks for another name of a drawing.
    case rename(String)
    /// Makes a copy of a drawing.
    case duplicate(String)
    /// Asks whether a drawing is to be moved to the trash.
    case trash(String)
}
