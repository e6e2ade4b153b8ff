import Drawing
import Geometry

/// A tool in the middle of a shape that an earlier session left half-drawn.
struct ResumedTool {
    var tool: any Tool
    /// Where the cursor stood.
    var end: Place

    /// Resumes a shape, places being cells of a size in dots; nothing for shapes that no tool draws step by step.
    init?(_ shape: Shape, cell: Size) {
        func place(_ point: Point, _ size: Size = cell) -> Place {
            Place(rect: Rect(point.x - size.width / 2, point.y - size.height / 2, size.width, size.height))
        }
        switch shape {
        case .pencil(let points):
            guard let last = points.last else { return nil }
            (tool, end) = (PencilTool(through: points.map { place($0) }), place(last))
        case .line(let start, let end):
            (tool, self.end) = (LineTool(from: place(start), to: place(end)), place(end))
        case .rectangle(let rect), .oval(let rect):
            // A box that is smaller than a cell keeps its size.
            let corner = Size(min(cell.width, rect.width), min(cell.height, rect.height))
            let half = Point(corner.width / 2, corner.height / 2)
            let first = place(rect.origin + half, corner)
            let last = place(Point(rect.maxX, rect.maxY) - half, corner)
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
