import Geometry

/// A direction that boxes are distributed or mirrored along.
public enum Axis: String, CaseIterable, Sendable {
    case horizontal, vertical

    /// The offsets in dots that leave the same gap between each two neighbours, the outermost staying where they are.
    public func distribution(of boxes: [Rect]) -> [Point] {
        func low(_ box: Rect) -> Double { self == .horizontal ? box.minX : box.minY }
        func length(_ box: Rect) -> Double { self == .horizontal ? box.width : box.height }
        var offsets = Array(repeating: Point.zero, count: boxes.count)
        // By their middles, so that a box inside another's span keeps its place among them.
        let order = boxes.indices.sorted {
            (low(boxes[$0]) + length(boxes[$0]) / 2, $0) < (low(boxes[$1]) + length(boxes[$1]) / 2, $1)
        }
        guard order.count > 2, let first = order.first, let last = order.last else { return offsets }
        let room = low(boxes[last]) - (low(boxes[first]) + length(boxes[first]))
        let taken = order.dropFirst().dropLast().reduce(0) { $0 + length(boxes[$1]) }
        let gap = (room - taken) / Double(order.count - 1)
        var place = low(boxes[first]) + length(boxes[first]) + gap
        for index in order.dropFirst().dropLast() {
            let offset = place - low(boxes[index])
            offsets[index] = self == .horizontal ? Point(offset, 0) : Point(0, offset)
            place += length(boxes[index]) + gap
        }
        return offsets
    }
}
