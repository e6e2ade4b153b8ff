import CFribidi

/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9).
struct BidiLevels {
    /// The paragraph's own level: 1 where its first strong letter runs from right to left, else 0.
    private(set) var base: Int8 = 0
    /// A level for every scalar; empty where all are 0.
    private var levels: [FriBidiLevel] = []

    /// Finds the levels.
    init(_ paragraph: Paragraph) {
        let scalars = paragraph.scalars
        guard !paragraph.isLeftToRight, let count = FriBidiStrIndex(exactly: scalars.count), count > 0 else { return }
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        var direction = FriBidiParType(rawValue: UInt32(FRIBIDI_TYPE_ON_VAL))
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &found) > 0 else { return }
        levels = found
        base = direction.rawValue & 1 == 1 ? 1 : 0
    }

    /// The level of a scalar.
    subscript(scalar: Int) -> Int8 { levels.isEmpty ? 0 : levels[scalar] }
}
