import Drawing
import Geometry
import TestSupport
import Testing

@Suite("The spatial index")
struct SpatialIndexTests {
    private let setter = CellTypesetter()

    private func index(of document: Document) -> SpatialIndex {
        var index = SpatialIndex()
        _ = index.update(to: document.drawables, setter: setter)
        return index
    }

    @Test("an edge comes before what lies above with its inside")
    func edgeBeforeInside() {
        let index = index(
            of: Document(drawables: [
                Drawable(id: "small", shape: .rectangle(Rect(10, 10, 8, 8)), style: Style()),
                Drawable(id: "large", shape: .rectangle(Rect(0, 0, 80, 80)), style: Style()),
            ]))
        #expect(index.topmost(at: Point(10, 14), tolerance: 1, setter: setter)?.id == "small")
        #expect(index.topmost(at: Point(14, 14), tolerance: 1, setter: setter)?.id == "large")
        #expect(index.topmost(at: Point(200, 14), tolerance: 1, setter: setter) == nil)
    }

    @Test("of edges, and of insides, the topmost is hit")
    func topmost() {
        let index = index(of: .boxes("bottom", "middle", "top"))
        #expect(index.topmost(at: Point(0, 4), tolerance: 1, setter: setter)?.id == "top")
        #expect(index.topmost(at: Point(4, 4), tolerance: 0, setter: setter)?.id == "top")
    }

    @Test("answers with what touches a rectangle, bottom first, and with the bounds of all", arguments: [1, 2, 3] as [UInt64])
    func queries(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = random.document(drawables: 700)
        let index = index(of: document)
        let all = document.drawables.compactMap { $0.bounds(setter: setter) }
        // By the edges: joining rectangle to rectangle rounds their sizes at every step.
        let edges = Rect(
            enclosing: all.flatMap { [$0.origin, Point($0.maxX, $0.maxY)] })
        #expect(index.bounds == edges)
        for _ in 0..<20 {
            let rect = random.rect()
            var found: [DrawableID] = []
            index.forEach(touching: rect) { found.append($0.id) }
            let expected = document.drawables.filter { $0.reach(setter: setter)?.intersects(rect) == true }.map(\.id)
            #expect(found == expected, "seed \(seed), \(rect)")
        }
    }

    @Test("tells where edits changed the drawing, and nothing where they did not", arguments: [1, 2, 3, 4] as [UInt64])
    func damage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var document = random.document(drawables: 600)
        var index = index(of: document)
        for step in 0..<60 {
            let before = document
            _ = try? random.edit(for: document).apply(to: &document)
            let change = index.update(to: document.drawables, setter: setter)
            let damage = change.damage
            let changed = [(before, document), (document, before)].flatMap { one, other in
                one.drawables.filter { other[$0.id] != $0 }.compactMap { $0.reach(setter: setter) }
            }
            // Edges and sizes are kept in another form, which rounds them.
            func isNear(_ one: Rect, _ other: Rect) -> Bool {
                zip(one.corners, other.corners).allSatisfy { $0.distance(to: $1) < 0.001 }
            }
            let isCovered = changed.allSatisfy { rect in damage.contains { isNear($0, rect) } }
            #expect(isCovered, "seed \(seed), step \(step)")
            if before == document { #expect(damage.isEmpty, "seed \(seed), step \(step)") }
            if let top = change.top {
                #expect(Array(document.drawables.prefix(top)) == Array(before.drawables), "seed \(seed), step \(step)")
            }
        }
    }

    @Test("what moves in the order is damage, and its neighbours are not")
    func order() throws {
        var document = Document(drawables: (0..<100).map { .box(DrawableID("b\($0)") ?? "b", at: Point(Double($0) * 10, 0)) })
        var index = index(of: document)
        for (id, position) in [("b3", 99), ("b80", 0), ("b50", 51)] as [(DrawableID, Int)] {
            try Edit.reorder([.init(id, to: position)]).apply(to: &document)
            let damage = Set(index.update(to: document.drawables, setter: setter).damage)
            let own = try #require(document[id]?.reach(setter: setter))
            #expect(damage.contains(own))
            #expect(damage.count <= 2)
        }
    }

    @Test("what comes on top is told from all other changes", arguments: [0, 1, 255, 256, 700])
    func onTop(count: Int) throws {
        var random = SeededGenerator(seed: 11)
        var document = random.document(drawables: count)
        var index = index(of: document)
        func change(_ edit: Edit) throws -> IndexChange {
            try edit.apply(to: &document)
            return index.update(to: document.drawables, setter: setter)
        }
        func added(_ number: Int, at position: Int) -> Edit {
            .insert((0..<number).map { .init(.box(.random(using: &random), at: Point(0, 0)), at: position + $0) })
        }
        #expect(try change(added(1, at: count)).top == count)
        #expect(try change(added(600, at: count + 1)).top == count + 1)
        #expect(try change(added(1, at: count + 500)).top == nil)
        #expect(try change(.remove([document.drawables[count].id])).top == nil)
        #expect(index.update(to: document.drawables, setter: setter).top == nil)
        var both = try change(added(2, at: count + 601))
        both.add(try change(added(2, at: count + 603)))
        #expect(both.top == count + 601)
        #expect(both.damage.count == 4)
        both.add(try change(.remove([document.drawables[0].id])))
        #expect(both.top == nil)
        var seen: [DrawableID] = []
        index.forEach(touching: Rect(-10_000, -10_000, 20_000, 20_000), from: count) { seen.append($0.id) }
        #expect(seen == document.drawables.dropFirst(count).map(\.id))
    }

    @Test("reaches farther than the bounds where cells keep their size on the screen")
    func reach() throws {
        let text = Drawable(id: "t", shape: .text(TextBox("abcd", at: Point(8, 8))), style: Style())
        #expect(text.bounds(setter: setter) == Rect(8, 8, 8, 4))
        #expect(text.reach(setter: setter) == Rect(8, 8, 32, 16))
        let box = Drawable(id: "b", shape: .rectangle(Rect(0, 0, 8, 8)), style: Style(pen: .light))
        #expect(box.reach(setter: setter) == Rect(-16, -16, 40, 40))
    }
}
