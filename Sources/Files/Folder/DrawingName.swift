/// The names of drawings: `NAME.dudel`.
public enum DrawingName {
    /// The ending of drawings.
    public static let ending = ".dudel"

    /// Why a name cannot be a drawing's.
    public enum Problem: Error, Hashable, Sendable {
        case empty
        /// It has another ending than `.dudel`.
        case otherEnding(String)
        /// It leads out of the folder, or names a folder.
        case leavesFolder
        /// It holds a zero byte, or a new name a control character.
        case controlCharacter
        /// It is longer than the 255 bytes a name may have, hidden files beside it allowed for.
        case tooLong
    }

    /// The path that is meant by one that was typed: without an ending it gets `.dudel`.
    ///
    /// - Throws: `Problem` for another ending, or where the last part is no name.
    public static func path(typed: String) throws(Problem) -> String {
        let name = FilePath.name(of: typed)
        guard !typed.isEmpty else { throw .empty }
        guard !typed.utf8.contains(0) else { throw .controlCharacter }
        guard !name.isEmpty, name != ".", name != ".." else { throw .leavesFolder }
        let dot = name.utf8.dropFirst().lastIndex(of: UInt8(ascii: "."))
        let full: String
        if let dot {
            let other = String(name[dot...])
            guard other == ending else { throw .otherEnding(other) }
            full = typed
        } else {
            full = typed + ending
        }
        guard FilePath.name(of: full).utf8.count <= longest else { throw .tooLong }
        return full
    }

    /// The name of a file in the same folder that is meant by a new name, as for a rename.
    ///
    /// - Throws: `Problem`, also when the name holds a slash or a control character.
    public static func name(typed: String) throws(Problem) -> String {
        guard !typed.utf8.contains(UInt8(ascii: "/")) else { throw .leavesFolder }
        guard typed.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            throw .controlCharacter
        }
        return try path(typed: typed)
    }

    /// Leaves room for the dots and the `.lock` of the hidden file beside a drawing.
    private static let longest = 240
}
