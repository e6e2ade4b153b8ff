import Geometry

/// The path of a pencil's points.
public enum PencilPath {
    /// Straight segments through the points; one point gives a segment without length, which a round cap makes a dot.
    public static func path(through points: [Point]) -> Path {
        points.count == 1 ? Path([.move(points[0]), .line(points[0])]) : Path(polyline: points)
    }
}
