import Geometry
import Graphemes

/// Sets text in the `Terminal` face: one character a cell, wrapped at spaces, needing no font at all.
public enum CellTextSetter {
    /// Sets a text in cells of 2×4 dots, whatever face and size the request names.
    public static func layout(_ request: TextRequest) -> TextLayout {
        let characters = Array(request.text)
        let limit = request.width.map { max(1, columns(in: $0)) }
        var lines: [TextLine] = []
        for range in CellLineBreaker.lines(of: characters, columns: limit) {
            lines.append(line(characters, range, number: lines.count, request: request))
        }
        let width = lines.map(\.width).max() ?? 0
        return TextLayout(lines: lines, size: Size(width, Double(lines.count) * CellRun.cellHeight))
    }

    /// The whole columns in a width in dots, which may be any number.
    private static func columns(in width: Double) -> Int { Int(min(1e9, max(0, width / CellRun.cellWidth))) }

    private static func line(_ characters: [Character], _ range: Range<Int>, number: Int, request: TextRequest) -> TextLine {
        let graphemes = characters[range].map { Grapheme($0) }
        let visible = graphemes.reversed().drop { $0.isBlank }.reduce(0) { $0 + $1.columns }
        var left = 0.0
        if request.alignment == .centre, let width = request.width {
            let spare = columns(in: width) - visible
            left = Double(max(0, spare) / 2) * CellRun.cellWidth
        }
        var stops = [CaretStop(offset: range.lowerBound, x: left)]
        var column = 0
        for (index, grapheme) in graphemes.enumerated() {
            column += grapheme.columns
            stops.append(CaretStop(offset: range.lowerBound + index + 1, x: left + Double(column) * CellRun.cellWidth))
        }
        let top = Double(number) * CellRun.cellHeight
        let runs: [TextRun] = graphemes.isEmpty ? [] : [.cells(CellRun(graphemes, at: Point(left, top)))]
        return TextLine(
            range: range, top: top, height: CellRun.cellHeight, baseline: top + 3, left: left,
            width: Double(column) * CellRun.cellWidth, runs: runs, stops: stops)
    }
}
