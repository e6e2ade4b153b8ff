import Geometry

/// The drawing cursor: a point of the plane, and what an arrow key moves it by.
struct Cursor: Equatable {
    /// In dots; the middle of a cell or of a dot.
    var point: Point
    var step = Step.cell
    /// The area, in dots, of a place that was said in numbers, which snaps to nothing; nothing for any other.
    var typedArea: Rect?

    /// What one move is.
    enum Step: Equatable {
        case cell, dot
    }

    /// The coordinates a cursor, and everything drawn with it, stays within, in dots.
    static let limit = 1e7
}
