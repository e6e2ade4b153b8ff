/// What is to be done with the drawings of the folder.
public enum FolderTask: Hashable, Sendable {
    /// Starts a drawing under a name that no file has yet; its answer is `Report.opened` or `FolderChange.refused`.
    case start(String)
    /// Gives a drawing another name; its answer is `FolderChange.renamed` or `FolderChange.refused`.
    case rename(String, to: String)
    /// Copies a drawing; its answer is `Report.duplicated`.
    case duplicate(String)
    /// Moves a drawing to the trash; its answer is `Report.trashed`, behind `Report.opened` with a new drawing where it was open.
    case trash(String)
    /// Brings back what was moved to the trash last; its answer is `Report.restored`.
    case restore
}
