import Popovers

/// What came of something that was done with the folder's drawings.
public enum FolderChange: Equatable, Sendable {
    /// The drawings there are.
    case listed([DrawingEntry])
    /// A drawing has another name; whether it is the open one.
    case renamed(String, isOpen: Bool)
    /// A copy was made under a name.
    case duplicated(String)
    /// A drawing is in the trash.
    case trashed(String)
    /// A drawing is back; whether nothing else can be brought back.
    case restored(String, isLast: Bool)
    /// A name cannot be taken, with the reason in the session's language.
    case refused(FolderTask, String)
}
