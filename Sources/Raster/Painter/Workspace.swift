import Drawing
import Geometry
import Screen

/// The working memory and the caches that copies of a painter share.
///
/// A class, since copying a painter must not copy it: between two calls it holds nothing that a picture depends on.
final class Workspace {
    let scan = ScanConverter()
    let glyphs: GlyphCache
    private var reduced: [Colour: CellColour] = [:]
    private var reducedDepth: ColourDepth?

    init(source: (any GlyphSource)?) { glyphs = GlyphCache(source: source) }

    /// The nearest colour at a depth, remembered.
    func cellColour(of colour: Colour, depth: ColourDepth) -> CellColour {
        if depth != reducedDepth || reduced.count > 4096 {
            reduced.removeAll(keepingCapacity: true)
            reducedDepth = depth
        }
        if let known = reduced[colour] { return known }
        let result = ColourReduction.cellColour(of: colour, depth: depth)
        reduced[colour] = result
        return result
    }
}
