import Drawing
import Geometry

/// A tool in the middle of a shape that an earlier session left half-drawn.
struct ResumedTool {
    var tool: any Tool
    /// Where the cursor stood.
    var end: Place

    /// Resumes a shape, places being cells of a size in dots; nothing for shapes that no tool draws step by step.
    init?(_ shape: Shape, cell: Size) {
        func place(_ point: Point) -> Place {
            Place(rect: Rect(point.x - cell.width / 2, point.y - cell.height / 2, cell.width, cell.height))
        }
        switch shape {
        case .pencil(let points):
            guard let last = points.last else { return nil }
            (tool, end) = (PencilTool(through: points.map(place)), place(last))
        case .line(let start, let end):
            (tool, self.end) = (LineTool(from: place(start), to: place(end)), place(end))
        case .rectangle(let rect), .oval(let rect):
            let half = Point(min(cell.width, rect.width) / 2, min(cell.height, rect.height) / 2)
            let first = place(rect.origin + half)
            let last = place(Point(rect.maxX, rect.maxY) - half)
            if case .oval = shape {
                tool = BoxTool(.oval, from: first, to: last)
            } else {
                tool = BoxTool(.rectangle, from: first, to: last)
            }
            end = last
        case .curve(let anchors, _):
            guard let last = anchors.last else { return nil }
            (tool, end) = (CurveTool(through: anchors, at: anchors.map { place($0.point) }), place(last.point))
        case .text, .unknown:
            return nil
        }
    }
}
