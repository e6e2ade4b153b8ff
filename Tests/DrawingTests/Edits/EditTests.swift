import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Edits")
struct EditTests {
    @Test("put drawables where they shall stand")
    func insert() throws {
        var document = Document.boxes("a", "b", "c")
        try Edit.insert([.init(.box("x"), at: 0), .init(.box("y"), at: 2), .init(.box("z"), at: 99)]).apply(to: &document)
        #expect(document.order == ["x", "a", "y", "b", "c", "z"])
        #expect(document.position(of: "b") == 3)
    }

    @Test("take drawables out, and their inverse puts them back where they stood")
    func remove() throws {
        var document = Document.boxes("a", "b", "c", "d")
        let inverse = try Edit.remove(["d", "b"]).apply(to: &document)
        #expect(document.order == ["a", "c"])
        #expect(document["b"] == nil)
        try inverse.apply(to: &document)
        #expect(document == .boxes("a", "b", "c", "d"))
    }

    @Test("replace values and keep the order")
    func replace() throws {
        var document = Document.boxes("a", "b")
        let moved = Drawable.box("a", at: Point(5, 5))
        let inverse = try Edit.replace([moved]).apply(to: &document)
        #expect(document.drawables == [moved, .box("b")])
        try inverse.apply(to: &document)
        #expect(document == .boxes("a", "b"))
    }

    @Test("move drawables so that each stands at its position afterwards")
    func reorder() throws {
        var document = Document.boxes("a", "b", "c", "d")
        let inverse = try Edit.reorder([.init("d", to: 0), .init("a", to: 2)]).apply(to: &document)
        #expect(document.order == ["d", "b", "a", "c"])
        try inverse.apply(to: &document)
        #expect(document.order == ["a", "b", "c", "d"])
    }

    @Test("set the list of articles")
    func articles() throws {
        var document = Document(drawables: [], articles: ["https://de.wikipedia.org/wiki/Rom"])
        let inverse = try Edit.articles([]).apply(to: &document)
        #expect(document.articles.isEmpty)
        #expect(inverse == .articles(["https://de.wikipedia.org/wiki/Rom"]))
    }

    @Test("an edit and its inverse leave any drawing as it was", arguments: 0..<40)
    func inverse(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = random.document(drawables: Int.random(in: 0...12, using: &random))
        for step in 0..<25 {
            let before = document
            let edit = random.edit(for: document)
            guard let inverse = try? edit.apply(to: &document) else {
                #expect(document == before, "seed \(seed), step \(step)")
                continue
            }
            var undone = document
            let again = try inverse.apply(to: &undone)
            #expect(undone == before, "seed \(seed), step \(step)")
            try again.apply(to: &undone)
            #expect(undone == document, "seed \(seed), step \(step)")
            for (position, drawable) in document.drawables.enumerated() {
                #expect(document.position(of: drawable.id) == position, "seed \(seed), step \(step)")
            }
        }
    }

    @Test(
        "what does not fit changes nothing and names the culprit",
        arguments: [
            (.insert([.init(.box("x"), at: 0), .init(.box("b"), at: 1)]), .repeatedID("b")),
            (.insert([.init(.box("x"), at: 0), .init(.box("x"), at: 1)]), .repeatedID("x")),
            (.remove(["a", "none"]), .noSuchDrawable("none")),
            (.remove(["c", "a", "a"]), .repeatedID("a")),
            (.replace([.box("a", at: Point(1, 1)), .box("none")]), .noSuchDrawable("none")),
            (.reorder([.init("a", to: 2), .init("none", to: 0)]), .noSuchDrawable("none")),
            (.reorder([.init("c", to: 0), .init("a", to: 2), .init("a", to: 0)]), .repeatedID("a")),
        ] as [(Edit, EditError)])
    func refusal(_ edit: Edit, _ error: EditError) {
        var document = Document.boxes("a", "b", "c")
        #expect(throws: error) { try edit.apply(to: &document) }
        #expect(document == .boxes("a", "b", "c"))
    }

    @Test("positions out of range mean the bottom and the top")
    func positionsOutOfRange() throws {
        var document = Document.boxes("a", "b")
        try Edit.insert([.init(.box("x"), at: -5), .init(.box("y"), at: .max)]).apply(to: &document)
        #expect(document.order == ["x", "a", "b", "y"])
        try Edit.reorder([.init("y", to: .min), .init("x", to: .max)]).apply(to: &document)
        #expect(document.order == ["y", "a", "b", "x"])
    }

    @Test("a drawing grows up to its limit and no further")
    func limit() throws {
        var random = SeededGenerator(seed: 1)
        let drawables = (0..<Document.limit - 1).map { _ in Drawable.box(.random(using: &random)) }
        var document = Document(drawables: drawables)
        try Edit.insert([.init(.box("last"), at: .max)]).apply(to: &document)
        #expect(throws: EditError.tooManyDrawables) { try Edit.insert([.init(.box("more"), at: 0)]).apply(to: &document) }
        #expect(document.drawables.count == Document.limit)
    }
}
