import Drawing

/// What a face's name tells about a face that is not there.
struct WantedFace {
    /// The classes the name claims.
    let traits: FaceTraits
    private let words: [String]

    /// Reads a name.
    init(_ name: FaceName) {
        words = WantedFace.words(of: name.text)
        traits = FaceClass.ofName(name.text)
    }

    /// The number of words that the family and the name have in common from their start, whole families counting double.
    func familyScore(of entry: FaceEntry) -> Int {
        let family = WantedFace.words(of: entry.family)
        let common = zip(family, words).prefix { $0 == $1 }.count
        if common == family.count { return 2 * common }
        return entry.traits.contains(.colour) == traits.contains(.colour) ? common : 0
    }

    /// How well the classes and the words of a style agree with the name; higher is nearer.
    func styleScore(of entry: FaceEntry) -> Int {
        let style = WantedFace.words(of: entry.style)
        var score = 0
        for trait in [FaceTraits.bold, .italic, .mono] where entry.traits.contains(trait) == traits.contains(trait) { score += 8 }
        for trait in [FaceTraits.serif, .sans] where entry.traits.contains(trait) == traits.contains(trait) { score += 4 }
        for word in style {
            if words.contains(word) { score += 2 } else if !WantedFace.plainStyles.contains(word) { score -= 1 }
        }
        return score
    }

    private static let plainStyles: Set<String> = ["regular", "book", "roman", "normal", "medium"]

    private static func words(of text: String) -> [String] {
        text.lowercased().split(separator: " ").map(String.init)
    }
}
