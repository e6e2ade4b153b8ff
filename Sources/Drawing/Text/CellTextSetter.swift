import Geometry
import Graphemes

/// Sets text in the `Terminal` face: one character a cell, wrapped at spaces, needing no font at all.
///
/// Lines are aligned in whole cells. Line spacing and letter spacing do not apply: the terminal's rows and columns are given.
public enum CellTextSetter {
    /// Sets a text in cells of 2×4 dots, whatever face and size the request names.
    public static func layout(_ request: TextRequest) -> TextLayout {
        let characters = Array(request.text)
        let limit = request.width.map { max(1, columns(in: $0)) }
        let ranges = CellLineBreaker.lines(of: characters, columns: limit)
        var lines: [TextLine] = []
        lines.reserveCapacity(ranges.count)
        // The margins: of the frame, else of the longest line, whose blanks at the end count as nothing is there to cut them.
        var margin: Int?
        if request.alignment != .start, request.alignment != .left {
            margin =
                request.width.map { columns(in: $0) }
                ?? ranges.map { range in characters[range].reduce(0) { $0 + Grapheme($1).columns } }.max()
        }
        for range in ranges {
            let isWrapped = range.upperBound < characters.count && !characters[range.upperBound].isNewline
            lines.append(
                line(characters, range, number: lines.count, request: request, margin: margin, isWrapped: isWrapped))
        }
        let width = lines.map(\.width).max() ?? 0
        return TextLayout(lines: lines, size: Size(width, Double(lines.count) * CellRun.cellHeight))
    }

    /// The whole columns in a width in dots, which may be any number.
    private static func columns(in width: Double) -> Int { Int(min(1e9, max(0, width / CellRun.cellWidth))) }

    private static func line(
        _ characters: [Character], _ range: Range<Int>, number: Int, request: TextRequest, margin: Int?, isWrapped: Bool
    ) -> TextLine {
        let graphemes = characters[range].map { Grapheme($0) }
        var left = 0
        var stretch = CellStretch.none
        if let margin {
            let all = graphemes.reduce(0) { $0 + $1.columns }
            let blank = request.width == nil ? 0 : graphemes.reversed().prefix { $0.isBlank }.reduce(0) { $0 + $1.columns }
            let spare = max(0, margin - (all - blank))
            switch request.alignment {
            case .start, .left: break
            case .centre: left = spare / 2
            case .right: left = spare
            case .justify: if isWrapped { stretch = CellStretch(graphemes, spare: spare) }
            }
        }
        var shown: [Grapheme] = []
        shown.reserveCapacity(graphemes.count)
        var stops: [CaretStop] = []
        stops.reserveCapacity(graphemes.count + 1)
        var column = left
        for (index, grapheme) in graphemes.enumerated() {
            let added = stretch.blanks(behind: index)
            let next = column + grapheme.columns + added
            stops.append(
                CaretStop(
                    offset: range.lowerBound + index, x: Double(column) * CellRun.cellWidth,
                    farX: Double(next) * CellRun.cellWidth))
            shown.append(grapheme)
            for _ in 0..<added { shown.append(.space) }
            column = next
        }
        stops.append(CaretStop(offset: range.upperBound, x: Double(column) * CellRun.cellWidth))
        let top = Double(number) * CellRun.cellHeight
        let edge = Double(left) * CellRun.cellWidth
        let runs: [TextRun] = shown.isEmpty ? [] : [.cells(CellRun(shown, at: Point(edge, top)))]
        return TextLine(
            range: range, top: top, height: CellRun.cellHeight, baseline: top + 3, left: edge,
            width: Double(column - left) * CellRun.cellWidth, runs: runs, stops: stops)
    }
}
