import Drawing

/// Tells sans faces from those with serifs by the family's name, as fontconfig says nothing about it.
enum FaceClass {
    private static let sansWords = bytes([
        "sans", "gothic", "grotesk", "grotesque", "helvet", "arial", "verdana", "tahoma", "calibri", "lato", "roboto", "ubuntu",
        "carlito", "heros", "adventor", "geneva", "futura", "segoe", "inter", "cantarell", "umpush", "waree", "loma", "garuda",
    ])
    private static let serifWords = bytes([
        "serif", "roman", "times", "georgia", "garamond", "bodoni", "palatino", "palladio", "bookman", "schoolbook", "century",
        "mincho", "song", "ming", "batang", "myungjo", "courier", "slab", "antiqua", "caslon", "baskerville", "cambria",
        "caladea",
        "termes", "pagella", "schola", "bonum", "didot", "utopia", "charter", "p052", "c059", "amiri", "norasi", "kinnari",
    ])

    /// The class by a family's name; empty where the name does not tell.
    static func ofFamily(_ family: String) -> FaceTraits {
        let name = Array(family.lowercased().utf8)
        if sansWords.contains(where: { contains($0, in: name) }) { return .sans }
        return serifWords.contains(where: { contains($0, in: name) }) ? .serif : []
    }

    private static func bytes(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

    /// Whether a name contains a word; on bytes, as every face of the machine is asked for every word.
    private static func contains(_ word: [UInt8], in name: [UInt8]) -> Bool {
        guard let first = word.first, name.count >= word.count else { return false }
        return (0...(name.count - word.count)).contains { start in
            name[start] == first && name[start..<(start + word.count)].elementsEqual(word)
        }
    }

    /// The traits that the words of a face's name claim.
    static func ofName(_ name: String) -> FaceTraits {
        var traits = ofFamily(name)
        let lower = name.lowercased()
        for word in lower.split(separator: " ") {
            switch word {
            case "bold", "semibold", "demibold", "demi", "extrabold", "black", "heavy": traits.insert(.bold)
            case "italic", "oblique", "slanted", "kursiv": traits.insert(.italic)
            case "mono", "monospace", "code", "console", "courier", "typewriter": traits.insert(.mono)
            case "emoji": traits.insert(.colour)
            default: break
            }
        }
        return traits
    }
}
