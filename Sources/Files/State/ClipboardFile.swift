import Drawing

/// What was copied last in any of a person's sessions: a drawing's lines in the state folder, for its owner alone.
public enum ClipboardFile {
    /// The most bytes that are kept, 16 MiB.
    public static let limit = 16 << 20

    /// Keeps drawables in place of what was copied before.
    ///
    /// - Returns: The file as it was written, or nothing where the drawables are too many or too large to be kept.
    /// - Throws: `FileError`; what was copied before is then still there.
    public static func write(_ drawables: [Drawable], in folder: StateFolder) throws(FileError) -> FileStamp? {
        guard let bytes = try? DrawingWriter.bytes(for: Document(drawables: drawables)), bytes.count <= limit else { return nil }
        try folder.prepare()
        let stamp = try SafeFile.stamp(of: folder.clipboard)
        return try SafeFile.save(bytes, to: folder.clipboard, expecting: stamp, options: SaveOptions(mode: 0o600)).stamp
    }

    /// What was copied last, with the file it was read from; nothing where there is none, or it cannot be understood.
    public static func read(in folder: StateFolder) -> (drawables: [Drawable], stamp: FileStamp)? {
        guard let file = try? SafeFile.read(folder.clipboard, limit: limit), let drawing = try? DrawingReader.read(file.bytes)
        else { return nil }
        return (Array(drawing.document.drawables), file.stamp)
    }
}
