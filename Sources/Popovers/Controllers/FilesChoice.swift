/// What the files popover can do.
public enum FilesChoice: Hashable, Sendable {
    /// Opens the drawing with a name in the folder.
    case open(String)
}
