import Drawing
import TestSupport
import Testing

@Suite("The history")
struct HistoryTests {
    private var document = Document.boxes("a", "b")
    private var history = History<String>()

    @Test("takes any number of steps back and does them again", arguments: 0..<10)
    func unlimited(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var document = random.document(drawables: 6)
        var history = History<Int>()
        var states = [document]
        while states.count <= 200 {
            let edits = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.edit(for: document) }
            guard (try? history.perform(edits, named: states.count, on: &document)) != nil else { continue }
            states.append(document)
        }
        #expect(history.depth == 200)
        for index in (0..<200).reversed() {
            #expect(try history.undo(on: &document)?.name == index + 1)
            #expect(document == states[index], "seed \(seed), step \(index)")
        }
        #expect(try history.undo(on: &document) == nil)
        for index in 1...200 {
            #expect(try history.redo(on: &document)?.name == index)
            #expect(document == states[index], "seed \(seed), step \(index)")
        }
        #expect(try history.redo(on: &document) == nil)
    }

    @Test("names the steps that undo and redo are about to take")
    mutating func names() throws {
        #expect(history.nextUndo == nil && history.nextRedo == nil)
        try history.perform([.remove(["a"])], named: "delete", on: &document)
        #expect(history.nextUndo == "delete" && history.nextRedo == nil)
        _ = try history.undo(on: &document)
        #expect(history.nextUndo == nil && history.nextRedo == "delete")
    }

    @Test("the step that undo returns holds the edits it made")
    mutating func returnedEdits() throws {
        var copy = document
        try history.perform([.remove(["a"]), .articles(["x"])], named: "both", on: &document)
        var replayed = document
        let step = try #require(try history.undo(on: &document))
        for edit in step.edits { try edit.apply(to: &replayed) }
        #expect(replayed == document)
        let again = try #require(try history.redo(on: &document))
        for edit in again.edits { try edit.apply(to: &copy) }
        #expect(copy == document)
    }

    @Test("a position names a state: it comes back with it, and a new step never has an old one")
    mutating func position() throws {
        #expect(history.position == 0)
        try history.perform([.remove(["a"])], named: "one", on: &document)
        let saved = history.position
        try history.perform([.remove(["b"])], named: "two", on: &document)
        #expect(history.position != saved)
        _ = try history.undo(on: &document)
        #expect(history.position == saved)
        _ = try history.undo(on: &document)
        #expect(history.position == 0)
        _ = try history.redo(on: &document)
        #expect(history.position == saved)
        _ = try history.undo(on: &document)
        try history.perform([.remove(["b"])], named: "three", on: &document)
        #expect(history.position != saved && history.position != 0)
    }

    @Test("a new step forgets what could have been redone")
    mutating func branching() throws {
        try history.perform([.remove(["a"])], named: "one", on: &document)
        _ = try history.undo(on: &document)
        try history.perform([.remove(["b"])], named: "two", on: &document)
        #expect(try history.redo(on: &document) == nil)
        #expect(document == .boxes("a"))
    }

    @Test("a step whose last edit fails is taken back as a whole and not remembered")
    mutating func rollback() throws {
        let edits: [Edit] = [.remove(["a"]), .insert([.init(.box("c"), at: 0)]), .remove(["none"])]
        #expect(throws: EditError.noSuchDrawable("none")) { try history.perform(edits, named: "bad", on: &document) }
        #expect(document == .boxes("a", "b"))
        #expect(history.depth == 0 && history.position == 0)
    }

    @Test("a failing step keeps what can be redone")
    mutating func rollbackKeepsRedo() throws {
        try history.perform([.remove(["a"])], named: "one", on: &document)
        _ = try history.undo(on: &document)
        #expect(throws: EditError.self) { try history.perform([.remove(["none"])], named: "bad", on: &document) }
        #expect(history.nextRedo == "one")
    }

    @Test("no edits make no step")
    mutating func nothing() throws {
        try history.perform([], named: "none", on: &document)
        #expect(history.depth == 0)
    }
}
