import Drawing
import Files

/// The files as a script sees them: what it wrote is there for its later lines, and goes into place behind its last one.
struct ScriptFiles {
    private struct Write {
        var path: String
        var place: String
        var bytes: [UInt8]
        /// What is on disk there; nothing when there is no file.
        var expected: FileStamp?
    }

    private var writes: [Write] = []
    /// The places that a rename leaves.
    private var removals: [String] = []
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
        return removals.contains(place) || !DrawingFolder.isTaken(path)
    }

    /// Notes the state of a file that was read.
    mutating func noteRead(_ path: String, _ stamp: FileStamp) { stamps[DrawingFolder.place(of: path)] = stamp }

    /// Writes a file, in the place of what the script wrote there before.
    mutating func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let place = DrawingFolder.place(of: path)
        removals.removeAll { $0 == place }
        if let index = writes.firstIndex(where: { $0.place == place }) {
            writes[index].bytes = bytes
            return
        }
        let current = try SafeFile.stamp(of: path)
        let expected = current == nil ? nil : stamps[place] ?? current
        writes.append(Write(path: path, place: place, bytes: bytes, expected: expected))
    }

    /// Gives what is at a path another name.
    mutating func move(_ path: String, to target: String) throws(FileError) {
        let place = DrawingFolder.place(of: path)
        guard isFree(target) else { throw .exists }
        var bytes = self.bytes(at: path)
        writes.removeAll { $0.place == place }
        let onDisk = try SafeFile.stamp(of: path)
        if bytes == nil { bytes = try SafeFile.read(path).bytes }
        if onDisk != nil { removals.append(place) }
        try write(bytes ?? [], to: target)
    }

    /// Puts everything into place: all is written beside its targets first, so that a full disk leaves every file as it was.
    ///
    /// - Throws: the error and the path it is about.
    func commit() throws(ScriptFileError) {
        var staged: [(path: String, file: StagedFile)] = []
        for write in writes {
            do throws(FileError) {
                staged.append((write.path, try SafeFile.stage(write.bytes, to: write.path, expecting: write.expected)))
            } catch {
                for (_, file) in staged { file.discard() }
                throw ScriptFileError(path: write.path, error: error)
            }
        }
        for (index, (path, file)) in staged.enumerated() {
            do throws(FileError) {
                _ = try file.commit()
            } catch {
                for (_, file) in staged[(index + 1)...] { file.discard() }
                throw ScriptFileError(path: path, error: error)
            }
        }
        for place in removals {
            do throws(FileError) { try SafeFile.remove(place) } catch { throw ScriptFileError(path: place, error: error) }
        }
    }
}

/// A file that could not be put into place.
struct ScriptFileError: Error {
    var path: String
    var error: FileError
}
