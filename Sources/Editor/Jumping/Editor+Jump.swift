import Drawing
import Geometry
import Graphemes
import Screen

extension Editor {
    /// Shows two letters on every point of the drawing in view; typing a point's letters goes there.
    mutating func beginJump() throws(CommandError) {
        // One point a cell, the topmost drawable's: a large drawing has far more points than the view has cells.
        var points: [CellPosition: SnapPoint] = [:]
        let view = view
        let setter = setter
        index.forEach(touching: view.bounds) { drawable in
            for point in drawable.snapPoints(setter: setter) { points[view.cell(of: point.mark)] = point }
        }
        let labels = JumpLabels(points, in: view, from: view.cell(of: cursor.point))
        guard !labels.labels.isEmpty else { throw .unavailable(.noPointInView) }
        jump = labels
        focus = .canvas
    }

    /// Answers a key while points wait for their letters.
    mutating func handleJump(_ key: Key) {
        guard var labels = jump else { return }
        var plain = key
        plain.followsEscape = false
        switch keyMap.match([plain]) {
        case .command("cancel"), .command("jump"): jump = nil
        case _ where key.code == .backspace:
            labels.takeBack()
            jump = labels
        default:
            guard let letter = key.typed?.lowercased().first else {
                return say(words.messages.noSuchLabel(KeyName.name(of: plain)))
            }
            let former = labels.typed
            switch labels.type(letter) {
            case .more: jump = labels
            case .none: say(words.messages.noSuchLabel((former.map(String.init) ?? "") + String(letter)))
            case .point(let point):
                jump = nil
                go(to: point)
            }
        }
    }

    /// Puts the cursor on a point: on its cell or dot, and where a tool draws with the pen of dots on the very point.
    private mutating func go(to point: SnapPoint) {
        dropped = nil
        let cell = view.centre(of: view.cell(of: point.mark))
        let isExact = ![.select, .text].contains(tool.kind) && !tool.phase.isChanging && !styleOfNext.pen.isBox
        switch cursor.step {
        case .cell where isExact: setCursor(point.mark, typedArea: point.area)
        case .cell: setCursor(cell)
        case .dot: setCursor(Point(point.mark.x.rounded(.down) + 0.5, point.mark.y.rounded(.down) + 0.5))
        }
    }

    /// Draws the letters over the canvas, in reverse, so that no colour is needed.
    func markJump(on surface: inout Surface) {
        for label in jump?.shown ?? [] {
            surface.write(label.letters, column: label.cell.column, row: label.cell.row, style: theme.focus)
        }
    }
}
