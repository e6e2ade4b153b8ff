import Glibc

/// Folders of any content.
public enum Folder {
    /// Makes a folder and those above it where they are missing, for their owner alone (mode 0700).
    ///
    /// - Throws: `FileError` of the call that failed.
    public static func make(_ path: String) throws(FileError) {
        guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
        let parent = FilePath.folder(of: path)
        guard errno == ENOENT, parent != path, parent != "." else { throw .last(.makeFolder) }
        try make(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last(.makeFolder) }
    }

    /// Calls back with the name and the kind, as `readdir(3)` numbers it, of everything in a folder until it is told to stop; with
    /// nothing where the folder cannot be read.
    public static func each(in folder: String, _ body: (_ name: String, _ kind: Int) -> Bool) {
        guard let stream = opendir(folder) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !body(name, Int(entry.pointee.d_type)) { return }
        }
    }
}
