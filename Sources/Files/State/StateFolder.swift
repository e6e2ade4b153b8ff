import Glibc

/// The program's folder for what outlives a session: journals, preferences, copies of files while they are rewritten.
public struct StateFolder: Hashable, Sendable {
    /// The absolute path.
    public let path: String

    /// Creates the folder at a path; nothing is made on disk yet.
    public init(path: String) { self.path = path }

    /// Finds the folder `dudel` among those of an environment; without a home there is none.
    public init?(environment: [String: String]) {
        guard let parent = BaseDirectory.state.path(in: environment) else { return nil }
        path = FilePath.join(parent, "dudel")
    }

    /// Where journals are kept.
    public var journals: String { FilePath.join(path, "journals") }

    /// Where copies of files are kept while they are rewritten in place.
    public var copies: String { FilePath.join(path, "copies") }

    /// Where the fonts at work are named.
    public var fonts: String { FilePath.join(path, "fonts") }

    /// The file of what was copied last.
    public var clipboard: String { FilePath.join(path, StateFolder.clipboardName) }

    /// The name of the file of what was copied last.
    public static let clipboardName = "clipboard"

    /// The file of the preferences.
    public var preferences: String { FilePath.join(path, "state") }

    /// Makes the folder and those in it where they are missing, for their owner alone (mode 0700).
    public func prepare() throws(FileError) {
        try Folder.make(path)
        for folder in [path, journals, copies, fonts] {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last(.makeFolder) }
            let opened = try Descriptor(folder, flags: O_RDONLY | O_DIRECTORY)
            // Made by another hand, or under a mask that is odd.
            guard try opened.status().st_mode & 0o7777 == 0o700 || fchmod(opened.number, 0o700) == 0 else {
                throw .last(.makeFolder)
            }
        }
    }
}
