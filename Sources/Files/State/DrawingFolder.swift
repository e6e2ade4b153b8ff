import Glibc

/// The drawings of a folder.
public enum DrawingFolder {
    /// The names of the drawings in a folder, sorted, hidden ones left out; empty where the folder cannot be read.
    public static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasSuffix(DrawingName.ending), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// The absolute path of the folder the process works in; `.` where it cannot be told.
    public static var current: String {
        guard let path = getcwd(nil, 0) else { return "." }
        defer { free(path) }
        return String(cString: path)
    }
}
