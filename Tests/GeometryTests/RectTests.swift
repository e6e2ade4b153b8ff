import Geometry
import Testing

@Suite("Rectangles")
struct RectTests {
    @Test("a negative size counts from the other side")
    func negativeSize() {
        #expect(Rect(10, 20, -4, -6) == Rect(6, 14, 4, 6))
        #expect(Rect(corner: Point(5, 1), opposite: Point(2, 8)) == Rect(2, 1, 3, 7))
    }

    @Test("the smallest one around points holds them all, and there is none around nothing")
    func enclosing() {
        #expect(Rect(enclosing: [Point(3, 4), Point(-1, 9), Point(0, 0)]) == Rect(-1, 0, 4, 9))
        #expect(Rect(enclosing: [Point(3, 4)]) == Rect(3, 4, 0, 0))
        #expect(Rect(enclosing: [Point]()) == nil)
    }

    @Test("edges, centre and corners agree")
    func edges() {
        let rect = Rect(2, 3, 10, 4)
        #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [2, 3, 12, 7])
        #expect(rect.centre == Point(7, 5))
        #expect(rect.corners == [Point(2, 3), Point(12, 3), Point(12, 7), Point(2, 7)])
    }

    @Test("the edge belongs to the inside")
    func containsEdge() {
        let rect = Rect(0, 0, 2, 2)
        for corner in rect.corners { #expect(rect.contains(corner)) }
        #expect(rect.contains(Point(1, 1)))
        #expect(!rect.contains(Point(2.01, 1)))
        #expect(!rect.contains(Point(1, -0.01)))
        #expect(!rect.contains(Point(.nan, 1)))
    }

    @Test("rectangles that share an edge or a corner intersect")
    func intersects() {
        let rect = Rect(0, 0, 2, 2)
        #expect(rect.intersects(Rect(2, 0, 1, 1)))
        #expect(rect.intersects(Rect(2, 2, 1, 1)))
        #expect(rect.intersects(Rect(0.5, 0.5, 0, 0)))
        #expect(!rect.intersects(Rect(2.01, 0, 1, 1)))
    }

    @Test("a union holds both")
    func union() {
        #expect(Rect(0, 0, 1, 1).union(Rect(5, -2, 1, 1)) == Rect(0, -2, 6, 3))
    }

    @Test("an inset never turns inside out")
    func inset() {
        #expect(Rect(0, 0, 10, 6).inset(by: 2) == Rect(2, 2, 6, 2))
        #expect(Rect(0, 0, 10, 6).inset(by: -1) == Rect(-1, -1, 12, 8))
        #expect(Rect(0, 0, 10, 6).inset(by: 4) == Rect(4, 3, 2, 0))
        #expect(Rect(0, 0, 10, 6).inset(by: 100) == Rect(5, 3, 0, 0))
    }

    @Test("an offset keeps the size")
    func offset() {
        #expect(Rect(1, 2, 3, 4).offset(by: Point(-1, 10)) == Rect(0, 12, 3, 4))
    }

    @Test("a rectangle lies inside another up to its edges")
    func containsRectangle() {
        let rect = Rect(0, 0, 10, 10)
        #expect(rect.contains(rect) && rect.contains(Rect(2, 3, 8, 7)))
        #expect(!rect.contains(Rect(2, 3, 9, 2)) && !rect.contains(Rect(-1, 3, 2, 2)) && !rect.contains(Rect(2, 3, 2, 8)))
    }
}
