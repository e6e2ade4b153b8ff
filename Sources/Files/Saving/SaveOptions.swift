/// How a file is saved.
public struct SaveOptions: Hashable, Sendable {
    /// The mode of a file that is new, before the process's mask; a file that exists keeps its own.
    public var mode: UInt32
    /// Whether a file whose mode forbids writing is written nevertheless.
    public var overwritesReadOnly: Bool
    /// The folder that keeps a copy while a file is rewritten in place; without one such files are not written.
    public var copyFolder: String?

    /// Creates options.
    public init(mode: UInt32 = 0o666, overwritesReadOnly: Bool = false, copyFolder: String? = nil) {
        self.mode = mode
        self.overwritesReadOnly = overwritesReadOnly
        self.copyFolder = copyFolder
    }
}

/// What a save did.
public struct SaveResult: Hashable, Sendable {
    /// The file as it is now; the next save expects it.
    public var stamp: FileStamp
    /// Whether the file was rewritten in place, since a new one could not take its place: not safe against a power cut.
    public var wasRewrittenInPlace: Bool
}
