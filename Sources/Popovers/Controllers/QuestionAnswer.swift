/// An answer to a question: the key that gives it, and what it means.
public struct QuestionAnswer: Hashable, Sendable {
    /// The letter that gives the answer, in either case.
    public var key: Character
    /// What the answer means, in words.
    public var label: String

    /// Creates an answer.
    public init(key: Character, label: String) {
        self.key = key
        self.label = label
    }
}
