import Drawing

/// A face as fontconfig describes it, with what decides between two that claim to be the same.
struct FaceRecord: Sendable {
    var entry: FaceEntry
    var file: FaceFile
    /// The font's own version, a 16.16 number.
    var version: Int32
    /// The label in small letters, which the list is sorted by.
    var sortKey: String

    /// Whether the file is an OpenType or TrueType font, and not the older Type 1.
    var isOpenType: Bool { !entry.traits.contains(.type1) }

    /// Two faces with the same family, style and PostScript name are one.
    var twinKey: String { "\(entry.family)\n\(entry.style)\n\(entry.postScriptName)" }

    /// Whether this one is kept rather than a twin: OpenType, then the newer version, then the first path.
    func isPreferred(to twin: FaceRecord) -> Bool {
        if isOpenType != twin.isOpenType { return isOpenType }
        if version != twin.version { return version > twin.version }
        return (file.path, file.index) < (twin.file.path, twin.file.index)
    }
}
