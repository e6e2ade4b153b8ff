import Glibc

/// Whole files.
enum FileBytes {
    /// The bytes of a file.
    static func read(_ path: String) throws(BenchError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw BenchError("\(path) could not be read: \(BenchError.lastCause)") }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Writes a new file.
    static func write(_ bytes: [UInt8], to path: String) throws(BenchError) {
        guard let file = fopen(path, "wb") else { throw BenchError("\(path) could not be written: \(BenchError.lastCause)") }
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else {
            throw BenchError("\(path) could not be written: \(BenchError.lastCause)")
        }
    }
}
