import Glibc

/// The drawings of a folder.
public enum DrawingFolder {
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
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix("."), !body(name, Int(entry.pointee.d_type)) { return }
        }
    }

    /// The absolute path of the folder the process works in; `.` where it cannot be told.
    public static var current: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }
}
