import Glibc

/// A folder for one test, removed with everything in it when the test ends.
public final class TemporaryFolder {
    /// Where it is, as an absolute path.
    public let path: String

    /// Makes an empty folder.
    public init() {
        var template = Array("/tmp/dudel-test-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
    }

    deinit { TemporaryFolder.remove(path) }

    /// The path of a name in the folder.
    public func callAsFunction(_ name: String) -> String { path + "/" + name }

    /// The names in the folder, sorted.
    public var names: [String] { TemporaryFolder.names(in: path) }

    /// Writes a file, new or in the place of what it held.
    public func write(_ text: String, to name: String, mode: mode_t = 0o644) {
        let number = open(self(name), O_WRONLY | O_CREAT | O_TRUNC, mode)
        _ = Array(text.utf8).withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
        fchmod(number, mode)
        close(number)
    }

    /// What a file holds, or nothing where it cannot be read.
    public func text(of name: String) -> String? {
        let number = open(self(name), O_RDONLY)
        guard number >= 0 else { return nil }
        defer { close(number) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(number, &buffer, buffer.count)
            guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
            bytes += buffer.prefix(count)
        }
    }

    /// What `lstat` says of a name; all zero where there is none.
    public func status(of name: String) -> stat {
        var status = stat()
        lstat(self(name), &status)
        return status
    }

    /// The permissions of a name, links not followed.
    public func mode(of name: String) -> mode_t { status(of: name).st_mode & 0o7777 }

    /// The names in any folder, sorted.
    public static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private static func remove(_ path: String) {
        chmod(path, 0o700)
        for name in names(in: path) where unlink(path + "/" + name) != 0 { remove(path + "/" + name) }
        rmdir(path)
    }
}
