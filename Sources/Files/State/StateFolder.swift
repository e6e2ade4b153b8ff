import Glibc

/// The program's folder for what outlives a session: journals, preferences, copies of files while they are rewritten.
public struct StateFolder: Hashable, Sendable {
    /// The absolute path.
    public let path: String

    /// Creates the folder at a path; nothing is made on disk yet.
    public init(path: String) { self.path = path }

    /// Finds the folder as the XDG Base Directory Specification 0.8 says: `$XDG_STATE_HOME/dudel`, else
    /// `~/.local/state/dudel`; relative values count as unset. Without a home there is none.
    public init?(environment: [String: String]) {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let state = absolute("XDG_STATE_HOME") {
            path = FilePath.join(state, "dudel")
        } else if let home = absolute("HOME") {
            path = FilePath.join(home, ".local/state/dudel")
        } else {
            return nil
        }
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
        try StateFolder.makeFolders(path)
        for folder in [path, journals, copies, fonts] {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last(.makeFolder) }
            let opened = try Descriptor(folder, flags: O_RDONLY | O_DIRECTORY)
            // Made by another hand, or under a mask that is odd.
            guard try opened.status().st_mode & 0o7777 == 0o700 || fchmod(opened.number, 0o700) == 0 else {
                throw .last(.makeFolder)
            }
        }
    }

    private static func makeFolders(_ path: String) throws(FileError) {
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        let parent = FilePath.folder(of: path)
        guard errno == ENOENT, parent != path, parent != "." else { throw .last(.makeFolder) }
        try makeFolders(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last(.makeFolder) }
    }
}
