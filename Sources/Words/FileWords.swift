/// What is said of files, lines, locks and recovered work.
public struct FileWords: Sendable {
    /// A fault with its line.
    public let atLine: @Sendable (String, String) -> String
    /// A string without its closing quote.
    public let unterminatedString: String
    /// A backslash that means nothing.
    public let badEscape: String
    /// A quote where none belongs.
    public let strayQuote: String
    /// A control character in a line.
    public let controlCharacter: String
    /// A line without a command.
    public let missingName: String
    /// An attribute that stands twice.
    public let repeatedAttribute: @Sendable (String) -> String
    /// Bytes that are not UTF-8.
    public let notUTF8: String
    /// A line with too many arguments.
    public let lineTooLong: String
    /// A line that begins with an unknown word.
    public let unknownName: @Sendable (String) -> String
    /// Values are missing.
    public let tooFewArguments: String
    /// There are more values than belong.
    public let tooManyArguments: String
    /// An attribute that is not known.
    public let unknownAttribute: @Sendable (String) -> String
    /// A number that is none.
    public let badNumber: @Sendable (String) -> String
    /// A number outside of its range.
    public let outOfRange: @Sendable (String) -> String
    /// A value that an attribute cannot have.
    public let badValue: @Sendable (String, String) -> String
    /// An id that is none.
    public let badID: @Sendable (String) -> String
    /// A text past its limit.
    public let textTooLong: String
    /// A file that is not a drawing.
    public let notADrawing: String
    /// A drawing of a newer version.
    public let newerVersion: @Sendable (String) -> String
    /// A drawing past its limit.
    public let fileTooLarge: String
    /// Too many points or attributes.
    public let tooManyParts: String
    /// There is no such file.
    public let missing: String
    /// The folder of a file is not there.
    public let missingFolder: String
    /// Journals that cannot be read, and how many.
    public let damagedJournals: @Sendable (String) -> String
    /// It is a folder.
    public let isFolder: String
    /// A folder was given where a drawing is wanted.
    public let folderGiven: String
    /// Standard input was given where a file is wanted.
    public let noFileGiven: String
    /// A pipe or a device.
    public let notAFile: String
    /// A name that cannot be.
    public let badName: String
    /// A name with another ending.
    public let otherEnding: @Sendable (String) -> String
    /// Links that lead in a circle.
    public let tooManyLinks: String
    /// A file is there already.
    public let exists: String
    /// Another program changed the file.
    public let changedOnDisk: String
    /// The file must not be written.
    public let readOnly: String
    /// Permission is missing.
    public let denied: String
    /// Permission to read is missing.
    public let deniedToRead: String
    /// The disk is full.
    public let full: String
    /// Any other error, with the system's words.
    public let failed: @Sendable (String) -> String
    /// Leads a message about a save that failed.
    public let notSavedYet: String
    /// Ids that stood twice.
    public let renamedIDs: @Sendable (String) -> String
    /// A newer minor version wrote it.
    public let newerMinor: String
    /// The last line has no end.
    public let cutOff: String
    /// A drawing that is not on disk yet.
    public let newDrawing: String
    /// A lock that cannot be read.
    public let heldUnknown: String
    /// A file that had to be rewritten in place.
    public let rewritten: String
    /// Work that a journal kept: steps and time.
    public let recovered: @Sendable (String, String) -> String
    /// Work that a journal kept, with a text being typed.
    public let recoveredTyping: @Sendable (String, String) -> String
    /// Work that a journal kept, with a shape half-drawn.
    public let recoveredShape: @Sendable (String, String) -> String
    /// Opens what was recovered.
    public let openRecovered: String
    /// Opens the file as it was saved.
    public let openSaved: String
    /// Throws the recovered work away.
    public let discardRecovered: String
    /// The journal cannot be written.
    public let journalFailed: @Sendable (String) -> String
    /// A font file that is broken.
    public let brokenFace: @Sendable (String) -> String
    /// A font file is not used because an earlier session ended while it worked on it; its name.
    public let fontLeftOut: @Sendable (String) -> String
    /// A face in use was removed; its name, and that of the one shown in its place.
    public let faceGone: @Sendable (String, String) -> String
    /// Several faces in use were removed; their number.
    public let facesGone: @Sendable (String) -> String
    /// An export whose format is not known.
    public let unknownFormat: @Sendable (String) -> String
    /// The library that writes PNG and PDF is not installed.
    public let cairoMissing: String
}
