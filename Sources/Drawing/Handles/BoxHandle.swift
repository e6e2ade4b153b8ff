import Geometry

/// One of the eight handles of a box: which of its sides it moves.
public struct BoxHandle: Hashable, Sendable {
    /// A side that is moved along one axis.
    public enum Side: Hashable, Sendable {
        /// The left or the upper side.
        case low
        /// The right or the lower side.
        case high
        /// Neither.
        case none
    }

    /// Which side it moves to the left and right.
    public var horizontal: Side
    /// Which side it moves up and down.
    public var vertical: Side

    /// Creates the handle that moves two sides.
    public init(_ horizontal: Side, _ vertical: Side) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// All eight; where several share a cell of a small box the first is taken.
    public static let all = [
        BoxHandle(.high, .high), BoxHandle(.low, .low), BoxHandle(.high, .low), BoxHandle(.low, .high), BoxHandle(.none, .high),
        BoxHandle(.high, .none), BoxHandle(.low, .none), BoxHandle(.none, .low),
    ]

    /// Where it stands on a box, in dots.
    public func point(on box: Rect) -> Point {
        func place(_ side: Side, _ low: Double, _ high: Double) -> Double {
            switch side {
            case .low: low
            case .high: high
            case .none: (low + high) / 2
            }
        }
        return Point(place(horizontal, box.minX, box.maxX), place(vertical, box.minY, box.maxY))
    }

    /// The box behind moving the handle by an offset, and which axes were turned over on the way.
    ///
    /// A box is never less than a unit wide or high, since the places it lies between both belong to it; moved past the opposite
    /// side it is turned over, as a box is that is drawn backwards.
    public func resized(_ box: Rect, by offset: Point, unit: Size) -> (box: Rect, mirroredX: Bool, mirroredY: Bool) {
        func axis(_ side: Side, _ low: Double, _ high: Double, _ offset: Double, _ unit: Double) -> (Double, Double, Bool) {
            switch side {
            case .none: return (low, high, false)
            case .high:
                let moved = high + offset
                return moved > low ? (low, moved, false) : (moved - unit, low + unit, true)
            case .low:
                let moved = low + offset
                return moved < high ? (moved, high, false) : (high - unit, moved + unit, true)
            }
        }
        let x = axis(horizontal, box.minX, box.maxX, offset.x, unit.width)
        let y = axis(vertical, box.minY, box.maxY, offset.y, unit.height)
        return (Rect(corner: Point(x.0, y.0), opposite: Point(x.1, y.1)), x.2, y.2)
    }

    /// The offset that gives a box a size in dots by this handle; an axis that it does not move stays.
    public func offset(giving size: Size, to box: Rect) -> Point {
        func axis(_ side: Side, _ wanted: Double, _ now: Double) -> Double {
            switch side {
            case .none: 0
            case .high: wanted - now
            case .low: now - wanted
            }
        }
        return Point(axis(horizontal, size.width, box.width), axis(vertical, size.height, box.height))
    }
}
