/// Why an answer says nothing about an article.
public enum AnswerError: Error, Hashable, Sendable {
    /// The library that reads answers is not installed.
    case noReader
    /// The answer has more bytes than `AnswerLimits.bytes`.
    case tooLarge
    /// The answer has more values, or more within each other, than `AnswerLimits` allows.
    case tooComplex
    /// The answer is no JSON in UTF-8; the offset in bytes says where it stops to be.
    case notJSON(offset: Int)
    /// The answer is JSON, but not in the documented shape; the name says which member is not as it should be.
    case unexpectedShape(String)
    /// The site answered with an error: its code, and its words for it, which are not safe to show as they are.
    case site(code: String, message: String)
}
