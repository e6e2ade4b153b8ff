import Glibc

/// The drawings of a folder.
public enum DrawingFolder {
    /// A drawing of a folder.
    public struct Entry: Hashable, Sendable {
        /// Its name in the folder.
        public var name: String
        /// Seconds since 1970 of the last change of its content; 0 where that cannot be told.
        public var changed: Int64
    }

    /// The names of the drawings in a folder, sorted, hidden ones left out; empty where the folder cannot be read.
    public static func names(in folder: String) -> [String] {
        var names: [String] = []
        each(in: folder) { name, _ in
            if name.hasSuffix(DrawingName.ending) { names.append(name) }
            return true
        }
        return names.sorted()
    }

    /// The names in a folder that can be typed, of files and of folders, at most 10,000 of them; hidden ones are left out, and those
    /// that are not UTF-8 or hold control characters.
    ///
    /// - Parameter folder: Empty for the one the process works in.
    public static func contents(of folder: String) -> (files: [String], folders: [String]) {
        var files: [String] = []
        var folders: [String] = []
        let path = folder.isEmpty ? "." : folder
        each(in: path) { name, type in
            guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0 == "\u{FFFD}" }) else {
                return true
            }
            if type == DT_DIR || (type == DT_LNK || type == DT_UNKNOWN) && isFolder(FilePath.join(path, name)) {
                folders.append(name)
            } else {
                files.append(name)
            }
            return files.count + folders.count < 10_000
        }
        return (files, folders)
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Calls back with the name and the kind of everything in a folder that is not hidden, until it is told to stop.
    private static func each(in folder: String, _ body: (String, Int) -> Bool) {
        Folder.each(in: folder) { name, kind in name.hasPrefix(".") || body(name, kind) }
    }

    /// The drawings in a folder, sorted by name, with the time each was changed; links are followed.
    public static func entries(in folder: String) -> [Entry] {
        names(in: folder).map { name in
            let status = try? FilePath.status(FilePath.join(folder, name))
            return Entry(name: name, changed: status.map { Int64($0.st_mtim.tv_sec) } ?? 0)
        }
    }

    /// The absolute path of the folder the process works in; `.` where it cannot be told.
    public static var current: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }

    /// The last name of a path.
    public static func name(of path: String) -> String { FilePath.name(of: path) }

    /// The path of a name in the folder that another path stands in.
    public static func path(of name: String, beside path: String) -> String {
        path.contains("/") ? FilePath.join(FilePath.folder(of: path), name) : name
    }

    /// Whether there is anything at a path, a link that leads nowhere included.
    public static func isTaken(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 || errno != ENOENT
    }

    /// Whether two paths name one file, or one place where none is; links are followed.
    public static func isSame(_ first: String, _ second: String) -> Bool { place(of: first) == place(of: second) }

    /// The one path that all names of a place lead to: links followed, its folder absolute; the path as it is where that cannot
    /// be told.
    public static func place(of path: String) -> String {
        guard let target = try? FilePath.resolved(path), let folder = realpath(FilePath.folder(of: target), nil) else {
            return path
        }
        defer { free(folder) }
        return FilePath.join(String(cString: folder), FilePath.name(of: target))
    }
}
