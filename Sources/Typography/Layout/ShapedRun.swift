/// The glyphs of an item, or of the part of one that stands on a line.
struct ShapedRun {
    var item: TextItem
    /// From left to right.
    var glyphs: [ShapedGlyph]

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
        return ShapedRun(item: part, glyphs: Array(glyphs[min(low, high)..<max(low, high)]))
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
}
