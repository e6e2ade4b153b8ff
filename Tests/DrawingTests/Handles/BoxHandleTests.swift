import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Handles of boxes")
struct BoxHandleTests {
    private let box = Rect(10, 20, 40, 60)
    private let unit = Size(2, 4)

    @Test("The eight stand on corners and middles, none twice")
    func places() {
        let points = Set(BoxHandle.all.map { $0.point(on: box) })
        #expect(points.count == 8)
        #expect(points.isSuperset(of: box.corners))
    }

    @Test(
        "Whatever the offset, the box has an extent, and turns over only along an axis that the handle moves", arguments: 0..<40)
    func neverEmpty(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for handle in BoxHandle.all {
            let offset = Point(Double.random(in: -200...200, using: &random), Double.random(in: -200...200, using: &random))
            let new = handle.resized(box, by: offset, unit: unit)
            #expect(new.box.width > 0 && new.box.height > 0, "seed \(seed)")
            if handle.horizontal == .none {
                #expect(new.box.minX == box.minX && new.box.width == box.width && !new.mirroredX, "seed \(seed)")
            }
            if handle.vertical == .none {
                #expect(new.box.minY == box.minY && new.box.height == box.height && !new.mirroredY, "seed \(seed)")
            }
        }
    }

    @Test("The offset for a size gives that size")
    func size() {
        for handle in BoxHandle.all {
            let new = handle.resized(box, by: handle.offset(giving: Size(7, 9), to: box), unit: unit).box
            #expect(new.width == (handle.horizontal == .none ? 40 : 7))
            #expect(new.height == (handle.vertical == .none ? 60 : 9))
        }
    }

    @Test("A box mapped to another and back is where it was, turned over or not", arguments: 0..<40)
    func mapping(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let other = Rect(
            Double(Int.random(in: -99...99, using: &random)), Double(Int.random(in: -99...99, using: &random)), 80, 30)
        let (x, y) = (Bool.random(using: &random), Bool.random(using: &random))
        let there = BoxMap(from: box, to: other, mirroredX: x, mirroredY: y)
        let back = BoxMap(from: other, to: box, mirroredX: x, mirroredY: y)
        #expect(there.apply(box) == other, "seed \(seed)")
        for point in box.corners { #expect(back.apply(there.apply(point)).distance(to: point) < 0.01, "seed \(seed)") }
    }

    @Test("An axis without extent keeps its size and goes along")
    func flat() {
        let map = BoxMap(from: Rect(0, 5, 10, 0), to: Rect(0, 25, 20, 0))
        #expect(map.apply(Point(5, 5)) == Point(10, 25))
    }
}
