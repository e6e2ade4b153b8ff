import Drawing
import Files

/// The files as a script sees them: what it wrote is there for its later lines, and goes into place behind its last one.
struct ScriptFiles {
    private struct Write {
        var path: String
        var place: String
        var bytes: [UInt8]
        /// The script's line that wrote it last.
        var line: Int
        /// What is on disk there; nothing when there is no file.
        var expected: FileStamp?
    }

    private var writes: [Write] = []
    /// The places that a rename leaves, with its line.
    private var removals: [(place: String, line: Int)] = []
    /// The files that were read, by their places, so that what another program changes meanwhile is not overwritten.
    private var stamps: [String: FileStamp] = [:]

    /// What the script wrote to a path, or nothing.
    func bytes(at path: String) -> [UInt8]? {
        let place = DrawingFolder.place(of: path)
        return writes.last { $0.place == place }?.bytes
    }

    /// Whether a path is free once the script is done.
    func isFree(_ path: String) -> Bool {
        let place = DrawingFolder.place(of: path)
        guard !writes.contains(where: { $0.place == place }) else { return false }
        return removals.contains { $0.place == place } || !DrawingFolder.isTaken(path)
    }

    /// Notes the state of a file that was read.
    mutating func noteRead(_ path: String, _ stamp: FileStamp) { stamps[DrawingFolder.place(of: path)] = stamp }

    /// Writes a file, in the place of what the script wrote there before.
    mutating func write(_ bytes: [UInt8], to path: String, line: Int) throws(FileError) {
        let place = DrawingFolder.place(of: path)
        removals.removeAll { $0.place == place }
        if let index = writes.firstIndex(where: { $0.place == place }) {
            writes[index].bytes = bytes
            writes[index].line = line
            return
        }
        let current = try SafeFile.stamp(of: path)
        let expected = current == nil ? nil : stamps[place] ?? current
        writes.append(Write(path: path, place: place, bytes: bytes, line: line, expected: expected))
    }

    /// Gives what is at a path another name.
    mutating func move(_ path: String, to target: String, line: Int) throws(FileError) {
        let place = DrawingFolder.place(of: path)
        guard isFree(target) else { throw .exists }
        var bytes = self.bytes(at: path)
        writes.removeAll { $0.place == place }
        let onDisk = try SafeFile.stamp(of: path)
        if bytes == nil { bytes = try SafeFile.read(path).bytes }
        if onDisk != nil { removals.append((place, line)) }
        try write(bytes ?? [], to: target, line: line)
    }

    /// Puts everything into place: all is written beside its targets first, so that a full disk leaves every file as it was.
    ///
    /// - Throws: the error, the path it is about and the line that asked for it.
    func commit() throws(ScriptFileError) {
        var staged: [(write: Write, file: StagedFile)] = []
        for write in writes {
            do throws(FileError) {
                staged.append((write, try SafeFile.stage(write.bytes, to: write.path, expecting: write.expected)))
            } catch {
                for (_, file) in staged { file.discard() }
                throw ScriptFileError(path: write.path, line: write.line, error: error)
            }
        }
        for (index, (write, file)) in staged.enumerated() {
            do throws(FileError) {
                _ = try file.commit()
            } catch {
                for (_, file) in staged[(index + 1)...] { file.discard() }
                throw ScriptFileError(path: write.path, line: write.line, error: error)
            }
        }
        for (place, line) in removals {
            do throws(FileError) { try SafeFile.remove(place) } catch {
                throw ScriptFileError(path: place, line: line, error: error)
            }
        }
    }
}

/// A file that could not be put into place.
struct ScriptFileError: Error {
    var path: String
    /// The script's line, counted from 1.
    var line: Int
    var error: FileError
}
