/// What is said of the folder's drawings, of those that another session has, and of exports under way.
public struct FolderWords: Sendable {
    /// The keys of the files popover.
    public let hints: String
    /// Starts a drawing under a new name.
    public let start: String
    /// Gives the drawing another name.
    public let rename: String
    /// Makes a copy of the drawing.
    public let duplicate: String
    /// Moves the drawing to the trash.
    public let delete: String
    /// Sorts the drawings by name.
    public let sortByName: String
    /// Sorts the drawings by date.
    public let sortByDate: String
    /// The title of the field for the name of a new drawing.
    public let startTitle: String
    /// The title of the field for a drawing's other name.
    public let renameTitle: String
    /// Says which names a drawing can have.
    public let nameNote: String
    /// A drawing without anything to see.
    public let nothingIn: String
    /// A drawing whose preview would take too long.
    public let tooLargeToShow: String
    /// Asks before a drawing is moved to the trash.
    public let trashQuestion: @Sendable (String) -> String
    /// Moves it to the trash.
    public let yesTrash: String
    /// Does not move it to the trash.
    public let noTrash: String
    /// A drawing is in the trash; its name and the key that brings it back.
    public let trashed: @Sendable (String, String) -> String
    /// A drawing is back from the trash.
    public let restored: @Sendable (String) -> String
    /// A drawing has another name.
    public let renamed: @Sendable (String) -> String
    /// A copy of a drawing was made.
    public let duplicated: @Sendable (String) -> String
    /// There is no trash folder for a file.
    public let trashMissing: String
    /// Who has a drawing open: host and process.
    public let holder: @Sendable (String, String) -> String
    /// Another session has the drawing: who, and since when.
    public let heldSince: @Sendable (String, String) -> String
    /// A drawing that another session has cannot be changed; who has it.
    public let heldHere: @Sendable (String) -> String
    /// Opens the drawing without the right to write it.
    public let openToRead: String
    /// Opens the drawing as a new one without a name.
    public let openCopy: String
    /// Ends the other session and opens its drawing.
    public let takeOver: String
    /// Opens a drawing whose lock nobody answers for.
    public let breakLock: String
    /// The session that should have ended still runs.
    public let stillRuns: String
    /// A drawing without a name that holds the same as another.
    public let copyOf: @Sendable (String) -> String
    /// Saves under another name.
    public let saveBeside: String
    /// Shows what differs between the drawing and its file.
    public let compare: String
    /// Leads the lines that only the file on disk has.
    public let onDiskOnly: String
    /// Leads the lines that only the open drawing has.
    public let hereOnly: String
    /// The file and the drawing have the same lines.
    public let noDifference: String
    /// A file that could not be read is not overwritten.
    public let keptUnread: String
    /// An export is being made; its name and how far it is in percent.
    public let exporting: @Sendable (String, String) -> String
    /// An export was called off.
    public let exportStopped: String
}
