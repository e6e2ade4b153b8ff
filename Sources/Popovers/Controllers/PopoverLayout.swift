import Drawing
import Screen
import Words

/// What the popovers' layouts share.
enum PopoverLayout {
    /// The fewest columns a popover asks for.
    static let leastColumns = 32
    /// The rows a list asks for: all it has, as far as they fit into the window beside a number of others.
    static func listRows(_ count: Int, beside others: Int, in context: PopoverContext) -> Int {
        min(count, max(1, context.room.rows - others))
    }

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

    /// The given text on one line and cut, or nothing where it is blank.
    static func line(of given: String?) -> String? {
        guard let given else { return nil }
        let line = String(given.prefix(120).map { $0.isWhitespace ? " " : $0 })
        return line.contains { $0 != " " } ? line : nil
    }

    /// The text of a sample: the one that is given, else a sentence in the language where there is one.
    static func sampleText(given: String?, language: String, words: Words) -> String {
        if let line = line(of: given) { return line }
        if let known = Language(locale: language) { return Words.of(known).popovers.sample }
        return SampleSentence.of(language) ?? words.popovers.sample
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
