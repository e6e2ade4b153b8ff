import Glibc

/// The desktop's trash, as the FreeDesktop.org Trash specification 1.0 describes it.
public struct Trash: Hashable, Sendable {
    /// The trash of the person's home, `$XDG_DATA_HOME/Trash`; nothing without a home.
    public let home: String?

    /// A file in the trash.
    public struct Item: Hashable, Sendable {
        /// The absolute path it had.
        public var origin: String
        /// Where it lies now.
        public var file: String
        /// The file that tells where it came from.
        public var information: String
    }

    /// Finds the trash `Trash` in the folder of data.
    public init(environment: [String: String]) {
        home = BaseDirectory.data.path(in: environment).map { FilePath.join($0, "Trash") }
    }

    /// Moves a file into the trash: the home's, or that of the file's own file system, so that nothing is copied.
    ///
    /// - Parameter deletion: the local time that is noted, as `YYYY-MM-DDThh:mm:ss`.
    /// - Throws: `FileError`; the file is then where it was.
    public func put(_ path: String, at deletion: String) throws(FileError) -> Item {
        let origin = try Trash.absolute(path)
        var status = stat()
        guard lstat(origin, &status) == 0 else { throw .last(.examine) }
        if let home, Trash.device(near: home) == status.st_dev {
            return try put(origin, into: home, noting: origin, at: deletion)
        }
        let top = Trash.top(of: origin, device: status.st_dev)
        let noted = top == "/" ? String(origin.dropFirst()) : String(origin.dropFirst(top.utf8.count + 1))
        return try put(origin, into: try Trash.folder(of: top), noting: noted, at: deletion)
    }

    /// Moves a file back to where it was.
    ///
    /// - Throws: `FileError.exists` where that name is taken meanwhile; the file stays in the trash.
    public func restore(_ item: Item) throws(FileError) {
        try DrawingFolder.move(item.file, to: item.origin)
        unlink(item.information)
        try FilePath.syncFolder(of: item.origin)
    }

    private func put(_ origin: String, into trash: String, noting noted: String, at deletion: String) throws(FileError) -> Item {
        for folder in [FilePath.join(trash, "files"), FilePath.join(trash, "info")] { try Folder.make(folder) }
        let name = FilePath.name(of: origin)
        let text = "[Trash Info]\nPath=\(Trash.escaped(noted))\nDeletionDate=\(deletion)\n"
        for number in 1..<10_000 {
            let free = number == 1 ? name : Trash.numbered(name, number)
            let item = Item(
                origin: origin, file: FilePath.join(trash, "files/\(free)"),
                information: FilePath.join(trash, "info/\(free).trashinfo"))
            do throws(FileError) {
                // The note comes first, and taking its name is what reserves it.
                let note = try Descriptor(item.information, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
                do throws(FileError) {
                    try note.writeAll(Array(text.utf8))
                    try note.sync()
                    try DrawingFolder.move(origin, to: item.file)
                } catch {
                    unlink(item.information)
                    throw error
                }
                try FilePath.syncFolder(of: origin)
                return item
            } catch {
                guard error == .exists else { throw error }
            }
        }
        throw .exists
    }
}

extension Trash {
    /// The trash of a file system that is mounted at `top`: `.Trash/UID` where an administrator made it, else `.Trash-UID`.
    private static func folder(of top: String) throws(FileError) -> String {
        let shared = FilePath.join(top, ".Trash")
        var status = stat()
        // A link, or a folder where everybody may delete everything, would give files away.
        if lstat(shared, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_mode & 0o1000 != 0 {
            let own = FilePath.join(shared, String(getuid()))
            if mkdir(own, 0o700) == 0 || errno == EEXIST, isOwnFolder(own) { return own }
        }
        let own = FilePath.join(top, ".Trash-\(getuid())")
        guard mkdir(own, 0o700) == 0 || errno == EEXIST else { throw .last(.makeFolder) }
        guard isOwnFolder(own) else { throw .denied(code: EACCES) }
        return own
    }

    private static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
    }

    /// The file system that a path is on, or will be on.
    private static func device(near path: String) -> dev_t? {
        var path = path
        while true {
            var status = stat()
            if stat(path, &status) == 0 { return status.st_dev }
            let parent = FilePath.folder(of: path)
            guard parent != path, parent != "." else { return nil }
            path = parent
        }
    }

    /// The topmost folder above a file that is on its file system.
    private static func top(of path: String, device: dev_t) -> String {
        var top = FilePath.folder(of: path)
        while top != "/" {
            let parent = FilePath.folder(of: top)
            var status = stat()
            guard stat(parent, &status) == 0, status.st_dev == device else { break }
            top = parent
        }
        return top
    }

    /// The path with its folder's links followed; its last name is left as it is, so that a link is what is moved.
    private static func absolute(_ path: String) throws(FileError) -> String {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .badName }
        guard let folder = realpath(FilePath.folder(of: path), nil) else { throw .last(.examine) }
        defer { free(folder) }
        return FilePath.join(String(cString: folder), FilePath.name(of: path))
    }

    /// The bytes of a path as URLs write them (RFC 2396, section 2), its slashes kept.
    private static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "") { text, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    private static func numbered(_ name: String, _ number: Int) -> String {
        let stem = name.hasSuffix(DrawingName.ending) ? String(name.dropLast(DrawingName.ending.count)) : name
        return "\(stem).\(number)\(DrawingName.ending)"
    }
}
