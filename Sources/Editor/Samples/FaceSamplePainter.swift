import Drawing
import Geometry
import Popovers
import Raster
import Screen

/// Draws the samples of faces for the rows of a list, on whichever thread its typesetter belongs to.
public struct FaceSamplePainter {
    private let setter: any TextSetter
    private let source: any GlyphSource

    /// Creates a painter with the typesetter that sets the texts and gives their glyphs.
    public init(_ typesetter: any TextSetter & GlyphSource) {
        setter = typesetter
        source = typesetter
    }

    /// The sample cut to what is seen of it, or nothing for a face that is not installed or cannot be opened.
    public func surface(of sample: FaceSample) -> Surface? {
        let rows = sample.size.rows
        guard isInstalled(sample), sample.size.columns > 0, rows > 0 else { return nil }
        // A letter is hardly narrower than a cell; what is cut off need not be shaped.
        let text = String(setter.sampleText(for: sample.face, preferring: sample.text).prefix(sample.size.columns + 8))
        let height = Double(rows) * CellRun.cellHeight
        let width = Double(sample.size.columns) * CellRun.cellWidth
        var size = Int(height)
        var line = line(of: sample, text: text, size: size)
        var ink = line.flatMap { inkHeight(of: $0, within: width) }
        if let tall = ink, tall.upperBound - tall.lowerBound > height {
            size = max(4, Int(height * height / (tall.upperBound - tall.lowerBound)))
            line = self.line(of: sample, text: text, size: size)
            ink = line.flatMap { inkHeight(of: $0, within: width) }
        }
        // Opening it may have shown that it is broken, and another face was taken.
        guard let line, isInstalled(sample) else { return nil }
        // Three quarters of the height above the baseline suit most letters; others move until they are seen whole.
        var baseline = (height * 3 / 4).rounded()
        if let ink {
            baseline -= max(0, baseline + ink.upperBound - height).rounded(.up)
            baseline += max(0, -(baseline + ink.lowerBound)).rounded(.up)
        }
        var painter = DotPainter(
            view: CellView(origin: .zero, zoom: 1, size: sample.size),
            capabilities: Capabilities(glyphs: sample.glyphs, colours: .none), glyphs: source)
        for case .glyphs(let run) in line.runs {
            painter.glyphs(run, at: Point(start(of: line, within: width), baseline - line.baseline), ink: .standard)
        }
        var surface = Surface(sample.size)
        painter.compose(onto: &surface, at: .zero)
        return surface.withoutBlankEnd()
    }

    private func isInstalled(_ sample: FaceSample) -> Bool {
        setter.resolve(sample.face, language: sample.language) == .installed
    }

    private func line(of sample: FaceSample, text: String, size: Int) -> TextLine? {
        setter.layout(TextRequest(text, face: sample.face, size: size, language: sample.language)).lines.first
    }

    /// Where the line's left edge stands so that its beginning is seen: at the left, or further left where it reads from the right
    /// and is too long.
    private func start(of line: TextLine, within width: Double) -> Double {
        let first = line.stops.min { $0.offset < $1.offset }?.x ?? 0
        return line.width > width && first > line.width / 2 ? width - line.width : 0
    }

    /// How far the glyphs in sight reach above and below the baseline, in dots downwards; nothing for blanks.
    private func inkHeight(of line: TextLine, within width: Double) -> ClosedRange<Double>? {
        var result: ClosedRange<Double>?
        let start = start(of: line, within: width)
        for case .glyphs(let run) in line.runs {
            for glyph in run.glyphs where (-run.size...width).contains(glyph.position.x + start) {
                guard let reach = reach(of: glyph.glyph, in: run.face, size: run.size) else { continue }
                let below = glyph.position.y - line.baseline
                let low = min(result?.lowerBound ?? .infinity, reach.lowerBound + below)
                result = low...max(result?.upperBound ?? low, reach.upperBound + below)
            }
        }
        return result
    }

    /// The dots that the painter will take where they are hinted, else the outline.
    private func reach(of glyph: UInt32, in face: FaceID, size: Double) -> ClosedRange<Double>? {
        if size <= DotPainter.largestHinted, let mask = source.mask(of: glyph, in: face, size: Int(size)) {
            return mask.height > 0 ? Double(mask.top)...Double(mask.top + mask.height) : nil
        }
        guard let bounds = source.outline(of: glyph, in: face).controlBounds, bounds.height > 0 else { return nil }
        return bounds.minY * size...bounds.maxY * size
    }
}

extension Surface {
    /// The same rows, without the columns at the end that are blank in all of them.
    fileprivate func withoutBlankEnd() -> Surface {
        var columns = columns
        while columns > 0, (0..<rows).allSatisfy({ self[columns - 1, $0].isBlank }) { columns -= 1 }
        var result = Surface(CellSize(columns: columns, rows: rows))
        result.draw(self, at: .zero)
        return result
    }
}
