import Drawing
import Geometry

/// A line that was set at the text's left edge, with what alignment needs to know.
struct SetLine {
    var line: TextLine
    /// The width in dots of the blanks at its end, which may hang over the edge.
    var hanging: Double
    var isRightToLeft: Bool { line.isRightToLeft }

    /// The line moved to where the alignment wants it; blanks at its end hang over the edge of a frame.
    /// - Parameters:
    ///   - frame: the width of the frame in dots, if there is one.
    ///   - widest: the width of the widest line in dots, which the margins are apart without a frame.
    func aligned(_ alignment: TextAlignment, frame: Double?, widest: Double) -> TextLine {
        let frame = frame.flatMap { $0.isFinite ? $0 : nil }
        // Without a frame the blanks at a line's end are what makes it so long, and are seen by the caret alone.
        let hanging = frame == nil ? 0 : hanging
        let leftHanging = isRightToLeft ? hanging : 0
        let spare = (frame ?? widest) - (line.width - hanging)
        switch alignment {
        case .left: return moved(by: -leftHanging)
        case .centre: return moved(by: max(0, spare / 2) - leftHanging)
        // Words that are too long for the frame stay readable from their beginning.
        case .right: return moved(by: (isRightToLeft ? spare : max(0, spare)) - leftHanging)
        case .start, .justify: return isRightToLeft ? moved(by: spare - leftHanging) : line
        }
    }

    private func moved(by distance: Double) -> TextLine {
        guard distance != 0 else { return line }
        var result = line
        result.left += distance
        for index in result.stops.indices {
            result.stops[index].x += distance
            result.stops[index].farX += distance
        }
        result.runs = result.runs.map { run in
            switch run {
            case .glyphs(var run):
                for index in run.glyphs.indices { run.glyphs[index].position.x += distance }
                return .glyphs(run)
            case .cells(var run):
                run.position.x += distance
                return .cells(run)
            }
        }
        return result
    }
}
