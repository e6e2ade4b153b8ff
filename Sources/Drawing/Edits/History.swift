/// What was done to a document, step by step, so that it can be taken back and done again without limit.
public struct History<Name: Sendable & Equatable>: Sendable {
    /// A gesture's worth of edits under one name.
    public struct Step: Sendable, Equatable {
        /// What people are told was done.
        public var name: Name
        /// The edits in the order in which they are applied.
        public var edits: [Edit]
        /// The place of the history behind this step.
        var position: Int
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    private var newest = 0

    /// Creates an empty history.
    public init() {}

    /// The name of the step that `undo` would take back.
    public var nextUndo: Name? { done.last?.name }
    /// The name of the step that `redo` would do again.
    public var nextRedo: Name? { undone.last?.name }
    /// How many steps can be taken back.
    public var depth: Int { done.count }
    /// Names the state the document is in: 0 at first, the same number again whenever undo or redo lead back to it.
    public var position: Int { done.last?.position ?? 0 }

    /// Applies edits as one step and forgets what could have been redone; edits that change nothing make no step.
    ///
    /// - Throws: `EditError` when one does not fit; the document is then as it was.
    public mutating func perform(_ edits: [Edit], named name: Name, on document: inout Document) throws(EditError) {
        guard !edits.isEmpty else { return }
        let inverse = try History.run(edits, on: &document)
        newest += 1
        done.append(Step(name: name, edits: inverse, position: newest))
        undone = []
    }

    /// Takes the newest step back and returns its name with the edits that did it, or nothing when there is none.
    public mutating func undo(on document: inout Document) throws(EditError) -> Step? {
        guard let step = done.last else { return nil }
        let inverse = try History.run(step.edits, on: &document)
        done.removeLast()
        undone.append(Step(name: step.name, edits: inverse, position: step.position))
        return step
    }

    /// Does the step again that was taken back last and returns it, or nothing when there is none.
    public mutating func redo(on document: inout Document) throws(EditError) -> Step? {
        guard let step = undone.last else { return nil }
        let inverse = try History.run(step.edits, on: &document)
        undone.removeLast()
        done.append(Step(name: step.name, edits: inverse, position: step.position))
        return step
    }

    /// Applies edits in order and returns those that take them back, in order; all or none.
    private static func run(_ edits: [Edit], on document: inout Document) throws(EditError) -> [Edit] {
        var inverse: [Edit] = []
        for edit in edits {
            do throws(EditError) {
                inverse.append(try edit.apply(to: &document))
            } catch {
                // In place and backwards, since a copy of the document would cost a large drawing a frame.
                for edit in inverse.reversed() { _ = try edit.apply(to: &document) }
                throw error
            }
        }
        return inverse.reversed()
    }
}
