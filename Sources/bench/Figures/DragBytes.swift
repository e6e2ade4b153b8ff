import Drawing
import Editor
import Geometry
import Graphemes
import Raster
import Screen
import TestSupport
import Typography

/// How the bytes of a drag compare with what the cells that changed need.
enum DragBytes {
    /// Drags the corner of a rectangle by cells, in a running program and in an editor of this process side by side.
    static func figures(program: String) throws(BenchError) -> [Figure] {
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        let terminal = try PseudoTerminal(program, in: sandbox, size: .small)
        defer { terminal.close() }
        _ = terminal.read(quiet: 1000)
        var editor = Editor(
            size: CellSize(columns: 80, rows: 24), capabilities: Capabilities(glyphs: .braille, colours: .palette),
            typesetter: Typesetter())
        var sent = 0
        var needed = 0
        var before = editor.draw()
        let start: [Character] = ["3", "l", " ", "L", "J"]
        for (index, key) in (start + Array(repeating: Array("ljllj"), count: 6).joined()).enumerated() {
            let burst = try terminal.answer(to: String(key))
            _ = editor.handle(.input(.key(.character(key))))
            let after = editor.draw()
            if index >= start.count {
                sent += burst.bytes
                needed += DragBytes.needed(from: before, to: after)
            }
            before = after
        }
        return [Figure(name: "drag_bytes_ratio", value: Double(sent) / Double(max(1, needed)), unit: "ratio")]
    }

    /// The bytes that the changed cells alone need: their characters, and for each run of neighbours and for the cursor the
    /// shortest way there.
    private static func needed(from before: Surface, to after: Surface) -> Int {
        var result = 0
        var place: CellPosition? = before.cursor
        for row in 0..<after.rows {
            for column in 0..<after.columns where after[column, row] != before[column, row] {
                let target = CellPosition(column: column, row: row)
                if place != target { result += way(from: place, to: target) }
                result += after[column, row].grapheme.text.utf8.count
                place = CellPosition(column: column + 1, row: row)
            }
        }
        if let cursor = after.cursor, place != cursor { result += way(from: place, to: cursor) }
        return result
    }

    /// The length of the shortest sequence that moves the cursor: by an absolute place, or along a row or a column.
    private static func way(from start: CellPosition?, to end: CellPosition) -> Int {
        let absolute = "\u{1b}[\(end.row + 1);\(end.column + 1)H".utf8.count
        guard let start else { return absolute }
        if start.row == end.row {
            let steps = abs(start.column - end.column)
            // One step back is a backspace; others are CUF, CUB or CHA.
            if end.column == start.column - 1 { return 1 }
            return min(
                absolute, (steps == 1 ? "\u{1b}[C" : "\u{1b}[\(steps)C").utf8.count, "\u{1b}[\(end.column + 1)G".utf8.count)
        }
        if start.column == end.column {
            let steps = abs(start.row - end.row)
            return min(absolute, (steps == 1 ? "\u{1b}[A" : "\u{1b}[\(steps)A").utf8.count, "\u{1b}[\(end.row + 1)d".utf8.count)
        }
        return absolute
    }
}
