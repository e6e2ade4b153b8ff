import Drawing
import Editor
import Lines
import Notation
import Screen

extension EditorSession {
    /// The drawing as the lines of its file, bottom first, without ids.
    public var lines: [String] {
        editor.document.drawables.map { drawable in
            var line = DrawableSyntax.line(for: drawable)
            line.attributes.removeAll { $0.key == "id" }
            return line.text
        }
    }

    /// The status row with its columns of blanks made one blank each, so that a test does not depend on the window's width.
    public mutating func status() -> String {
        row(-1).split(separator: " ").joined(separator: " ")
    }

    /// Where the hardware cursor stands.
    public mutating func cursor() -> CellPosition? { editor.draw().cursor }

    /// The text from where the hardware cursor stands to the end of that row.
    public mutating func textAtCursor() -> String {
        let surface = editor.draw()
        guard let cursor = surface.cursor else { return "" }
        var text = ""
        for column in cursor.column..<max(cursor.column, surface.columns) {
            let cell = surface[column, cursor.row]
            if !cell.isContinuation { text += cell.grapheme.text }
        }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Changes the size of the window.
    public mutating func resize(columns: Int, rows: Int) { send(.resized(CellSize(columns: columns, rows: rows))) }

    /// Pastes text.
    public mutating func paste(_ text: String) { send(.input(.paste(text))) }

    /// Does something with the mouse over a cell of the window.
    public mutating func mouse(_ action: MouseEvent.Action, column: Int, row: Int, _ modifiers: Key.Modifiers = []) {
        send(.input(.mouse(MouseEvent(action, at: CellPosition(column: column, row: row), modifiers))))
    }

    /// Forgets the effects so far, so that a test sees only those that follow.
    public mutating func forgetEffects() { effects = [] }

    /// Makes the samples that were ordered last, or the first of them, and hands them over.
    public mutating func makeSamples(_ count: Int = .max, with typesetter: any TextSetter & GlyphSource) {
        guard let order = orders.last else { return }
        var made = MadeSamples(generation: order.generation)
        let painter = FaceSamplePainter(typesetter)
        for sample in order.samples.prefix(count) { made.append(sample, painter.surface(of: sample)) }
        send(.report(.samples(made)))
    }
}
