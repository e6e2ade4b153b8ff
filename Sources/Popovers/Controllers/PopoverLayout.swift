import Drawing
import Screen
import Words

/// What the popovers' layouts share.
enum PopoverLayout {
    /// The fewest columns a popover asks for.
    static let leastColumns = 32
    /// The rows a list asks for, where it has so many.
    static let listRows = 10

    /// The columns a list asks for: enough for its rows, at least 32.
    static func columns(for widths: some Sequence<Int>) -> Int { max(leastColumns, widths.max() ?? 0) }

    /// Draws a sample, or says that it is still to come.
    static func draw(_ preview: Preview, on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        if let sample = context.previews.surface(for: preview, size: area.size) {
            surface.draw(sample, cutTo: area)
        } else {
            surface.writeCut(
                context.words.popovers.loading, column: area.minColumn, row: area.minRow, style: context.theme.faint,
                width: area.size.columns)
        }
    }

    /// The text of a sample: the one that is given, on one line and cut, else a sentence in the language where there is one.
    static func sampleText(given: String?, language: String, words: Words) -> String {
        if let given {
            let line = String(given.prefix(120).map { $0.isWhitespace ? " " : $0 })
            if line.contains(where: { $0 != " " }) { return line }
        }
        guard let known = Language(locale: language) else { return words.popovers.sample }
        return Words.of(known).popovers.sample
    }
}

extension CellRect {
    /// The rectangle of a surface.
    init(of surface: Surface) { self.init(origin: .zero, size: surface.size) }

    /// The rows from one inside on, at most `rows` of them.
    func rows(from row: Int, count: Int) -> CellRect {
        let first = min(max(0, row), max(0, size.rows))
        let left = max(0, size.rows - first)
        return CellRect(column: minColumn, row: minRow + first, columns: size.columns, rows: min(max(0, count), left))
    }
}
