import Geometry

/// A text that was set: its lines with what to draw and where a caret may stand, relative to the text's top left.
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom, at least one.
    public var lines: [TextLine]
    /// The width of the longest line and the sum of the lines' heights, in dots.
    public var size: Size

    /// Creates a layout from its lines, which are at least one, even for an empty text.
    public init(lines: [TextLine], size: Size) {
        self.lines = lines
        self.size = size
    }

    /// The line that holds a caret and the stop it stands at, for an offset in characters.
    /// - Parameter atLineEnd: whether a caret where a line was wrapped stands at the end of that line, not before the next one.
    public func caret(at offset: Int, atLineEnd: Bool = false) -> (line: Int, stop: CaretStop)? {
        for (index, line) in lines.enumerated().reversed() where line.range.lowerBound <= offset {
            if atLineEnd, line.range.lowerBound == offset, index > 0, lines[index - 1].range.upperBound == offset { continue }
            guard let stop = line.stops.min(by: { abs($0.offset - offset) < abs($1.offset - offset) }) else { continue }
            return (index, stop)
        }
        return lines.first?.stops.first.map { (0, $0) }
    }

    /// The offset in characters of the stop nearest to a horizontal place on a line.
    public func offset(onLine index: Int, nearest x: Double) -> Int {
        guard lines.indices.contains(index) else { return 0 }
        return lines[index].stops.min { abs($0.x - x) < abs($1.x - x) }?.offset ?? lines[index].range.lowerBound
    }
}

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
    /// The characters of the text on this line, as offsets in characters; the line feed that ends it is not among them.
    public var range: Range<Int>
    /// The upper edge, in dots below the text's top.
    public var top: Double
    /// The height, in dots.
    public var height: Double
    /// The baseline, in dots below the text's top.
    public var baseline: Double
    /// The left edge of the set characters, in dots from the text's left.
    public var left: Double
    /// The width of the set characters, in dots.
    public var width: Double
    /// What to draw, from left to right.
    public var runs: [TextRun]
    /// Where a caret may stand, from left to right.
    public var stops: [CaretStop]
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool

    /// Creates a line.
    public init(
        range: Range<Int>, top: Double, height: Double, baseline: Double, left: Double, width: Double, runs: [TextRun],
        stops: [CaretStop], isRightToLeft: Bool = false
    ) {
        self.range = range
        self.top = top
        self.height = height
        self.baseline = baseline
        self.left = left
        self.width = width
        self.runs = runs
        self.stops = stops
        self.isRightToLeft = isRightToLeft
    }
}

/// A place between two characters.
public struct CaretStop: Hashable, Sendable {
    /// The characters before it in the text.
    public var offset: Int
    /// Dots from the text's left.
    public var x: Double
    /// The other side of the character behind the stop, in dots from the text's left; `x` where no character is behind it.
    public var farX: Double

    /// Creates a stop; without another side, one with no character behind it.
    public init(offset: Int, x: Double, farX: Double? = nil) {
        self.offset = offset
        self.x = x
        self.farX = farX ?? x
    }
}

/// A piece of a line that is drawn in one way.
public enum TextRun: Hashable, Sendable {
    /// Glyphs of a loaded face.
    case glyphs(GlyphRun)
    /// Cells of the `Terminal` face.
    case cells(CellRun)
}
