import Drawing
import Geometry
import TestSupport
import Testing

@Suite("The list of drawables")
struct DrawableListTests {
    @Test("is the array that the same edits make, however it is kept in pieces", arguments: [1, 2, 3, 4, 5] as [UInt64])
    func model(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = Document(drawables: (0..<1_000).map { .box(DrawableID("s\($0)") ?? "s") })
        var model = Array(document.drawables)
        var next = 0
        for step in 0..<120 {
            let count = [1, 2, 40, 700].randomElement(using: &random) ?? 1
            if Bool.random(using: &random) {
                let positions = Set((0..<count).map { _ in Int.random(in: 0...model.count + count, using: &random) }).sorted()
                let placements = positions.map { position in
                    next += 1
                    return Edit.Placement(.box(DrawableID("n\(next)") ?? "n"), at: position)
                }
                try Edit.insert(placements).apply(to: &document)
                for placement in placements { model.insert(placement.drawable, at: min(placement.position, model.count)) }
            } else {
                let gone = Set(model.shuffled(using: &random).prefix(count).map { $0.id })
                try Edit.remove(gone.shuffled(using: &random)).apply(to: &document)
                model.removeAll { gone.contains($0.id) }
            }
            #expect(document.drawables.elementsEqual(model), "seed \(seed), step \(step)")
            let all = document.drawables.indices.allSatisfy { document.drawables[$0] == model[$0] }
            #expect(all, "seed \(seed), step \(step)")
            let found = model.enumerated().allSatisfy { document.position(of: $0.element.id) == $0.offset }
            #expect(found, "seed \(seed), step \(step)")
            let wanted = model.shuffled(using: &random).prefix(count).map(\.id) + ["gone"] + model.prefix(1).map(\.id)
            for ids in [wanted, model.map(\.id).filter(Set(wanted).contains)] {
                #expect(document.drawables(of: ids) == model.filter { ids.contains($0.id) }, "seed \(seed), step \(step)")
            }
        }
    }

    @Test("a copy keeps what it had")
    func copies() throws {
        var document = Document(drawables: (0..<600).map { .box(DrawableID("s\($0)") ?? "s") })
        let copy = document
        try Edit.remove(["s10", "s300", "s599"]).apply(to: &document)
        #expect(copy.drawables.count == 600)
        #expect(copy["s300"] != nil)
        #expect(document["s300"] == nil)
        #expect(document.drawables.count == 597)
    }
}
