/// The file that a person writes settings and keys into; the program only reads it.
public enum ConfigurationFile {
    /// The most bytes it may have, 256 KiB: more than anyone writes, and read before the first frame.
    public static let limit = 256 << 10

    /// Where it is, as the XDG Base Directory Specification 0.8 says: `$XDG_CONFIG_HOME/dudel/config`, else
    /// `~/.config/dudel/config`; relative values count as unset. Without a home there is none.
    public static func path(environment: [String: String]) -> String? {
        func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        if let folder = absolute("XDG_CONFIG_HOME") { return FilePath.join(folder, "dudel/config") }
        return absolute("HOME").map { FilePath.join($0, ".config/dudel/config") }
    }

    /// Its bytes; nothing where there is none.
    ///
    /// - Throws: `FileError` when it is no file, too large, or cannot be read.
    public static func read(at path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try SafeFile.read(path, limit: limit).bytes
        } catch .missing {
            return nil
        } catch {
            throw error
        }
    }
}
