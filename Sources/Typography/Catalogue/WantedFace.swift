import Drawing

/// What a face's name tells about a face that is not there.
struct WantedFace {
    /// The classes the name claims.
    let traits: FaceTraits
    private let words: [String]
    private let group: Int?

    /// Reads a name.
    init(_ name: FaceName) {
        words = WantedFace.words(of: name.text)
        traits = FaceClass.ofName(name.text)
        group = FamilyKinship.group(ofName: words)
    }

    /// How near a family is: 1 for each word that it and the name have in common from their start, whole families counting double
    /// and 2 more where it was made to stand in for the one that is meant; 0 for no kinship.
    ///
    /// A family of another class is no kin for a shared word alone: `Liberation Serif` is none of `Liberation Mono`.
    func familyScore(of entry: FaceEntry) -> Int {
        let family = WantedFace.words(of: entry.family)
        let common = zip(family, words).prefix { $0 == $1 }.count
        if common == family.count, common > 0 { return 2 * common + 2 }
        let isKin = group != nil && group == FamilyKinship.group(ofFamily: family)
        return (agreesInClass(with: entry) ? common : 0) + (isKin ? 2 : 0)
    }

    private func agreesInClass(with entry: FaceEntry) -> Bool {
        guard entry.traits.contains(.colour) == traits.contains(.colour), entry.traits.contains(.mono) == traits.contains(.mono)
        else { return false }
        let (own, other) = (traits.intersection([.serif, .sans]), entry.traits.intersection([.serif, .sans]))
        return own.isEmpty || other.isEmpty || own == other
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
