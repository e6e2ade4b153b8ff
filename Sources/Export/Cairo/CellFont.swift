import Drawing
import Geometry
import Graphemes

/// Sets the characters of the `Terminal` face in a monospaced font of the machine, 2 dots a cell and 4 dots a line.
final class CellFont {
    private let setter: any TextSetter
    private var known: [Grapheme: [GlyphRun]] = [:]
    /// Dots for each dot of a text of `size`.
    private let scale: Double
    /// The place in dots of a text's top below that of its cell.
    private let top: Double
    /// The baseline of a text of `size` in dots below its top.
    private let baseline: Double

    /// The name is no installed face's, so that the nearest of the machine's default family for it is taken.
    private static let name = FaceName("Monospace Regular")
    /// The size that texts are set in before they are scaled down, so that nothing of their measures is lost.
    private static let size = 100

    /// Creates the font with the faces of a text setter.
    init(_ setter: any TextSetter) {
        self.setter = setter
        let figure = setter.layout(TextRequest("0", face: CellFont.name, size: CellFont.size))
        scale = figure.size.width > 0 ? CellRun.cellWidth / figure.size.width : CellRun.cellHeight / Double(CellFont.size)
        baseline = figure.lines.first?.baseline ?? 0
        top = (CellRun.cellHeight - figure.size.height * scale) / 2
    }

    /// The glyphs of a character, relative to the top left of its first cell; none where the machine has no faces.
    func glyphs(of grapheme: Grapheme) -> [GlyphRun] {
        if let runs = known[grapheme] { return runs }
        let runs = makeGlyphs(of: grapheme)
        known[grapheme] = runs
        return runs
    }

    private func makeGlyphs(of grapheme: Grapheme) -> [GlyphRun] {
        let layout = setter.layout(TextRequest(grapheme.text, face: CellFont.name, size: CellFont.size))
        guard let line = layout.lines.first else { return [] }
        // Another font's letter is as wide as it likes, and stands in the middle of its cells.
        let left = (Double(grapheme.columns) * CellRun.cellWidth - line.width * scale) / 2
        // Its baseline is that of the cells, whatever its line's height.
        return line.runs.compactMap { run in
            guard case .glyphs(var run) = run else { return nil }
            run.size *= scale
            for index in run.glyphs.indices {
                let place = run.glyphs[index].position - Point(0, line.baseline - baseline)
                run.glyphs[index].position = place * scale + Point(left, top)
            }
            return run
        }
    }
}
