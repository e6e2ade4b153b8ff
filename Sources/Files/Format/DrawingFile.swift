import Drawing

/// A drawing that was read, with what the person should be told about it.
public struct DrawingFile: Equatable, Sendable {
    /// The drawing.
    public var document: Document
    /// What the person should be told.
    public var notices: [Notice]

    /// Something that was read in another way than it was written.
    public enum Notice: Hashable, Sendable {
        /// An id stood twice; the later drawable has a new one.
        case renamed(line: Int, from: DrawableID, to: DrawableID)
        /// A newer minor version wrote the file; what is not known is kept and not drawn.
        case newerMinor(FormatVersion)
        /// The last line has no line end: the file may have been cut off.
        case noFinalLineEnd(line: Int)
    }
}
