import CCairo
import Drawing

/// Which bytes of a run's text belong to which of its glyphs, as cairo wants it told.
struct TextClusters {
    /// In the order of the text; their bytes and their glyphs add up to all of the run's.
    private(set) var clusters: [dudel_cluster] = []
    /// Whether the text runs from the last glyph to the first.
    let isBackward: Bool

    /// Finds the clusters of a run, its text written with other scalars of the same number; where its glyphs are in no order, all of
    /// them stand for all of the text.
    init(_ run: GlyphRun, text: String) {
        let widths = text.unicodeScalars.map { Int32($0.utf8.count) }
        let starts = run.glyphs.map(\.cluster)
        isBackward = (starts.first ?? 0) > (starts.last ?? 0)
        let logical = isBackward ? starts.reversed() : starts
        let isOrdered = zip(logical, logical.dropFirst()).allSatisfy { $0 <= $1 }
        guard isOrdered, logical.allSatisfy({ widths.indices.contains(Int($0)) }), !widths.isEmpty else {
            if !widths.isEmpty {
                clusters = [dudel_cluster(bytes: widths.reduce(0, +), glyphs: Int32(clamping: run.glyphs.count))]
            }
            return
        }
        var scalar = 0
        var index = 0
        while index < logical.count {
            var end = index + 1
            while end < logical.count, logical[end] == logical[index] { end += 1 }
            let next = end < logical.count ? Int(logical[end]) : widths.count
            clusters.append(dudel_cluster(bytes: widths[scalar..<next].reduce(0, +), glyphs: Int32(clamping: end - index)))
            scalar = next
            index = end
        }
    }
}
