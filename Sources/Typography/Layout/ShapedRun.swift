import Drawing

/// The glyphs of an item, or of the part of one that stands on a line.
struct ShapedRun {
    var item: TextItem
    /// From left to right.
    var glyphs: [ShapedGlyph]
    /// What was added between the characters, in dots.
    private(set) var tracking = 0.0
    /// What was added to blanks, or between ideographs, to fill the line, in dots.
    private var stretch = 0.0
    private var isStretchedBetweenWords = false

    /// What was added between characters and between words, for outputs that set the text once more.
    var spacing: GlyphRun.Spacing {
        GlyphRun.Spacing(
            letters: tracking + (isStretchedBetweenWords ? 0 : stretch), words: isStretchedBetweenWords ? stretch : 0)
    }

    /// Creates a run.
    init(item: TextItem, glyphs: [ShapedGlyph]) {
        self.item = item
        self.glyphs = glyphs
    }

    /// Adds space on the right of every cluster that takes room; it never becomes narrower than nothing.
    mutating func track(by distance: Double) {
        tracking = distance
        forEachCluster { glyphs, width in
            guard width > 0, let last = glyphs.indices.last else { return }
            glyphs[last].added = max(distance, -width)
            glyphs[last].advance += glyphs[last].added
        }
    }

    /// Adds space on the right of the clusters of some characters.
    mutating func stretch(
        by distance: Double, betweenWords: Bool, in paragraph: Paragraph, where isStretched: (Int) -> Bool
    ) {
        stretch = distance
        isStretchedBetweenWords = betweenWords
        forEachCluster { glyphs, _ in
            guard let last = glyphs.indices.last, isStretched(Int(paragraph.characterOf[Int(glyphs[last].cluster)])) else {
                return
            }
            glyphs[last].advance += distance
        }
    }

    /// Takes the space on the right of the last cluster away that stands before the characters of a range, and tells whether
    /// there was such a cluster: spacing stands between characters, not behind them.
    mutating func trimTracking(before blanks: Range<Int>, in paragraph: Paragraph) -> Bool {
        for index in glyphs.indices.reversed() {
            if blanks.contains(Int(paragraph.characterOf[Int(glyphs[index].cluster)])) { continue }
            glyphs[index].advance -= glyphs[index].added
            glyphs[index].added = 0
            return true
        }
        return false
    }

    /// Hands every cluster's glyphs, and their width, to a body from left to right.
    private mutating func forEachCluster(_ body: (inout ArraySlice<ShapedGlyph>, Double) -> Void) {
        var start = 0
        while start < glyphs.count {
            var end = start
            var width = 0.0
            while end < glyphs.count, glyphs[end].cluster == glyphs[start].cluster {
                width += glyphs[end].advance
                end += 1
            }
            body(&glyphs[start..<end], width)
            start = end
        }
    }

    /// Adds the glyphs' advances to the characters they stand for, in dots; characters of a ligature share its width.
    /// - Parameter first: the character that `advances` begins with.
    func addAdvances(to advances: inout [Double], from first: Int, in paragraph: Paragraph) {
        var end = paragraph.scalarRange(of: item.characters).upperBound
        var width = 0.0
        func add(_ glyph: ShapedGlyph, isLastOfCluster: Bool) {
            width += glyph.advance
            guard isLastOfCluster else { return }
            let start = Int(glyph.cluster)
            guard start < end else { return }
            let characters = Int(paragraph.characterOf[start])...Int(paragraph.characterOf[end - 1])
            let share = width / Double(characters.count)
            for character in characters where advances.indices.contains(character - first) {
                advances[character - first] += share
            }
            end = start
            width = 0
        }
        // From the end of the text backwards, so that every cluster's end is known: the next one's start.
        if item.isRightToLeft {
            for index in glyphs.indices {
                add(
                    glyphs[index],
                    isLastOfCluster: index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster)
            }
        } else {
            for index in glyphs.indices.reversed() {
                add(glyphs[index], isLastOfCluster: index == 0 || glyphs[index - 1].cluster != glyphs[index].cluster)
            }
        }
    }

    /// The part of the run on some of its characters, or nothing where the font joins glyphs across an end.
    func slice(_ characters: Range<Int>, in paragraph: Paragraph) -> ShapedRun? {
        let scalars = paragraph.scalarRange(of: characters)
        guard let low = edge(scalars.lowerBound, in: paragraph), let high = edge(scalars.upperBound, in: paragraph) else {
            return nil
        }
        var part = item
        part.characters = characters
        var result = ShapedRun(item: part, glyphs: Array(glyphs[min(low, high)..<max(low, high)]))
        result.tracking = tracking
        return result
    }

    /// The place among the glyphs where a scalar's cluster begins, counted from the left; nothing where it cannot be parted.
    private func edge(_ scalar: Int, in paragraph: Paragraph) -> Int? {
        let whole = paragraph.scalarRange(of: item.characters)
        if scalar <= whole.lowerBound { return item.isRightToLeft ? glyphs.count : 0 }
        if scalar >= whole.upperBound { return item.isRightToLeft ? 0 : glyphs.count }
        // The first glyph, in the order of the text, that belongs to the scalar or comes behind it.
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            let isBefore = item.isRightToLeft ? Int(glyphs[middle].cluster) >= scalar : Int(glyphs[middle].cluster) < scalar
            if isBefore { low = middle + 1 } else { high = middle }
        }
        let index = item.isRightToLeft ? low - 1 : low
        guard glyphs.indices.contains(index), Int(glyphs[index].cluster) == scalar, glyphs[index].isSafeToBreak else {
            return nil
        }
        return low
    }
}

/// A glyph as the shaper placed it, in dots.
struct ShapedGlyph {
    var glyph: UInt32
    /// The scalar of the paragraph that the glyph's cluster begins with.
    var cluster: Int32
    /// Whether a line may begin with this cluster without shaping again.
    var isSafeToBreak: Bool
    var advance: Double
    var offsetX: Double
    /// Upwards.
    var offsetY: Double
    /// The letter spacing that is part of the advance.
    var added = 0.0
}
