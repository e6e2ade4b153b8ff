/// The file that a person writes settings and keys into; the program only reads it.
public enum ConfigurationFile {
    /// The most bytes it may have, 256 KiB: more than anyone writes, and read before the first frame.
    public static let limit = 256 << 10

    /// Where it is: `dudel/config` in the folder of configurations; without a home there is none.
    public static func path(environment: [String: String]) -> String? {
        BaseDirectory.configuration.path(in: environment).map { FilePath.join($0, "dudel/config") }
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
