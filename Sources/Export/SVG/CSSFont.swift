import Drawing

/// A face in the terms of CSS: a list of families, weight, slant and width.
struct CSSFont {
    /// The families, the last one a generic, as the value of `font-family`.
    var families: String
    /// 100–900; 400 is regular.
    var weight = 400
    /// `italic` or `oblique`.
    var slant: String?
    /// A keyword of `font-stretch`.
    var stretch: String?

    /// Creates the terms of a face; without a family the whole name stands for it.
    init(family: String, style: String, traits: FaceTraits, name: FaceName) {
        let generic = traits.contains(.mono) ? "monospace" : traits.contains(.serif) ? "serif" : "sans-serif"
        families = CSSFont.quoted(family.isEmpty ? name.text : family) + ", " + generic
        var words = Set(style.lowercased().split { $0 == " " || $0 == "-" }.map(String.init))
        for prefix in ["semi", "demi", "extra", "ultra"] where words.contains(prefix) {
            for word in words where word != prefix { words.insert(prefix + word) }
        }
        let compound = CSSFont.weights.last { words.contains($0.word) }
        if let compound { weight = compound.weight } else if traits.contains(.bold) { weight = 700 }
        if words.contains("oblique") {
            slant = "oblique"
        } else if words.contains("italic") || traits.contains(.italic) {
            slant = "italic"
        }
        if !words.isDisjoint(with: ["condensed", "narrow", "cond"]) { stretch = "condensed" }
        if words.contains("semicondensed") { stretch = "semi-condensed" }
        if !words.isDisjoint(with: ["expanded", "extended", "wide"]) { stretch = "expanded" }
    }

    /// The words of styles by the weights that OpenType and CSS give them; those that are part of others come first.
    private static let weights: [(word: String, weight: Int)] = [
        ("light", 300), ("bold", 700), ("black", 900), ("heavy", 900), ("medium", 500), ("thin", 100), ("hairline", 100),
        ("demi", 600), ("extralight", 200), ("ultralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
        ("ultrabold", 800),
    ]

    /// A family's name as a CSS string; quotes and backslashes are written by their numbers.
    private static func quoted(_ family: String) -> String {
        var result = "'"
        for character in family {
            switch character {
            case "'": result += "\\27 "
            case "\\": result += "\\5c "
            default: result.append(character)
            }
        }
        return result + "'"
    }
}
