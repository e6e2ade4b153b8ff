import Drawing
import Geometry

/// A line that was set at the text's left edge, with what alignment needs to know.
struct SetLine {
    var line: TextLine
    /// The width in dots of the blanks at its end, which may hang over the edge.
    var hanging: Double
    var isRightToLeft: Bool

    /// The line moved to where the alignment wants it.
    /// - Parameters:
    ///   - frame: the width of the frame in dots, if there is one.
    ///   - widest: the width of the widest line in dots, which right-to-left lines without a frame end at.
    func aligned(_ alignment: TextAlignment, frame: Double?, widest: Double) -> TextLine {
        guard let frame, frame.isFinite else { return isRightToLeft ? moved(by: widest - line.width) : line }
        let leftHanging = isRightToLeft ? hanging : 0
        let spare = frame - (line.width - hanging)
        switch alignment {
        case .start: return isRightToLeft ? moved(by: spare - leftHanging) : line
        case .centre: return moved(by: max(0, spare / 2) - leftHanging)
        }
    }

    private func moved(by distance: Double) -> TextLine {
        guard distance != 0 else { return line }
        var result = line
        result.left += distance
        for index in result.stops.indices { result.stops[index].x += distance }
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
