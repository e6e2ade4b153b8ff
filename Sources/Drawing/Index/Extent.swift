import Geometry

/// An upright rectangle laid out so that one comparison of vectors tells whether two of them touch.
struct Extent: Equatable, Sendable {
    /// The left and the top edge, then the right and the bottom one negated, in dots.
    private var edges: SIMD4<Double>

    /// The extent of what paints nothing: it touches nothing.
    static let nothing = Extent(edges: SIMD4(repeating: .infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    init(_ rect: Rect?) {
        guard let rect, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else {
            self = .nothing
            return
        }
        edges = SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
    }

    var rect: Rect? {
        edges.x == .infinity ? nil : Rect(corner: Point(edges.x, edges.y), opposite: Point(-edges.z, -edges.w))
    }

    func union(_ other: Extent) -> Extent { Extent(edges: pointwiseMin(edges, other.edges)) }

    /// Whether the two share a point, edges included.
    @inline(__always)
    func touches(_ other: Extent) -> Bool {
        let opposite = SIMD4(-other.edges.z, -other.edges.w, -other.edges.x, -other.edges.y)
        return all(edges .<= opposite)
    }
}
