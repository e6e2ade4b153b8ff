import CHarfbuzz

/// Chooses a face for every cluster of a text: the wanted one, or the first in the fallback order that has its glyphs.
struct FaceChooser {
    private let shelf: FaceShelf
    private let wanted: OpenFace
    private let fallback: FontFallback
    private let order: [Int]

    /// Creates a chooser for a text in a face and a language.
    init(_ wanted: OpenFace, language: String, shelf: FaceShelf) {
        self.wanted = wanted
        self.shelf = shelf
        fallback = shelf.catalogue.fallback
        order = fallback.order(for: language)
    }

    /// The face for a cluster; the wanted one, which then shows its sign for a missing glyph, where none has all of it.
    func face(for cluster: ArraySlice<UInt32>) -> OpenFace {
        let isEmoji = EmojiPresentation.isEmoji(cluster)
        if isEmoji, let face = first(of: fallback.emoji, for: cluster) { return face }
        if FaceChooser.covers(cluster, wanted.hasGlyph) { return wanted }
        return first(of: order, for: cluster) ?? first(of: fallback.emoji, for: cluster) ?? wanted
    }

    private func first(of order: [Int], for cluster: ArraySlice<UInt32>) -> OpenFace? {
        for position in order {
            guard let coverage = fallback.coverage[position], FaceChooser.covers(cluster, coverage.contains) else { continue }
            if let face = shelf.face(at: position) { return face }
        }
        return nil
    }

    /// Whether all of a cluster can be shown: scalar by scalar, or as the shaper composes or decomposes it.
    private static func covers(_ cluster: ArraySlice<UInt32>, _ has: (UInt32) -> Bool) -> Bool {
        if cluster.allSatisfy({ isIgnorable($0) || has($0) }) { return true }
        let functions = hb_unicode_funcs_get_default()
        var pending: UInt32?
        for scalar in cluster where !isIgnorable(scalar) {
            guard let previous = pending else {
                pending = scalar
                continue
            }
            var composed: UInt32 = 0
            if hb_unicode_compose(functions, previous, scalar, &composed) != 0 {
                pending = composed
            } else {
                guard has(previous) || isDecomposed(previous, has) else { return false }
                pending = scalar
            }
        }
        return pending.map { has($0) || isDecomposed($0, has) } ?? true
    }

    private static func isDecomposed(_ scalar: UInt32, _ has: (UInt32) -> Bool) -> Bool {
        let functions = hb_unicode_funcs_get_default()
        var first = scalar
        // No canonical decomposition is longer than four scalars.
        for _ in 0..<4 {
            var mark: UInt32 = 0
            guard hb_unicode_decompose(functions, first, &first, &mark) != 0, mark == 0 || has(mark) else { return false }
            if has(first) { return true }
        }
        return false
    }

    /// Joiners, variation selectors and tags need no glyph of their own.
    private static func isIgnorable(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0..<0x34F: false
        case 0x34F, 0x200C, 0x200D, 0x2060, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: true
        default: false
        }
    }
}
