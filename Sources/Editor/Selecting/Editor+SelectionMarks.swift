import Drawing
import Geometry
import Graphemes
import Raster
import Screen

extension Editor {
    /// Marks what is selected: its handles as characters in reverse where they can be taken, else the ends and corners of each
    /// drawable in reverse. Neither needs a colour.
    mutating func markSelection(on surface: inout Surface, view: CellView) {
        guard !selection.isEmpty, !tool.phase.isChanging else { return }
        let handles = handles
        if handles.isEmpty || selected.drawables.count > 1 { markCorners(on: &surface, view: view) }
        let canvas = CellRect(origin: .zero, size: view.size)
        // Those that are taken first are drawn last, over others in the same cell.
        for handle in handles.reversed() {
            let cell = view.cell(of: handle.mark)
            guard canvas.contains(cell) else { continue }
            surface.put(theme.focus.cell(handle.kind.grapheme), column: cell.column, row: cell.row)
        }
    }

    private mutating func markCorners(on surface: inout Surface, view: CellView) {
        let canvas = CellRect(origin: .zero, size: view.size)
        // A mark of every cell, since several drawables may have a corner in one.
        var isMarked = Array(repeating: false, count: view.size.columns * view.size.rows)
        for mark in selected.marks {
            let cell = view.cell(of: mark)
            if canvas.contains(cell) { isMarked[cell.row * view.size.columns + cell.column] = true }
        }
        for place in isMarked.indices where isMarked[place] {
            let corner = CellPosition(column: place % view.size.columns, row: place / view.size.columns)
            surface.restyle(CellRect(origin: corner, size: CellSize(columns: 1, rows: 1))) { cell in
                cell.attributes.formSymmetricDifference(.reverse)
            }
        }
    }

    /// The dashed lines from the anchors of a selected curve to their handles.
    var handleGuides: [Path] {
        guard !handles.isEmpty, case .curve(let anchors, _) = selected.only?.shape else {
            return []
        }
        return anchors.filter { $0.handle != $0.point }.map { Path(polyline: [$0.incoming, $0.handle]) }
    }
}

extension Handle.Kind {
    /// What shows it: `#` on a box, `o` for a point that is drawn through, `+` for what only pulls.
    fileprivate var grapheme: Grapheme {
        switch self {
        case .box: Grapheme("#" as Character)
        case .end, .point, .anchor: Grapheme("o" as Character)
        case .outgoing, .incoming: Grapheme("+" as Character)
        }
    }
}
