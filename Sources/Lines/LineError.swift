/// Why a line cannot be read, and where.
public struct LineError: Error, Hashable, Sendable {
    /// What is wrong.
    public var reason: Reason
    /// Where it is, in Unicode scalars from 1; 0 where the whole line is meant.
    public var column: Int

    /// Creates an error.
    public init(_ reason: Reason, column: Int = 0) {
        self.reason = reason
        self.column = column
    }

    /// What is wrong with a line; the texts are the line's own, to be shown with visible replacements.
    public enum Reason: Error, Hashable, Sendable {
        /// A string has no closing quote.
        case unterminatedString
        /// A backslash is followed by something that is no escape.
        case badEscape
        /// A quote stands inside a word, or something touches a closing quote.
        case strayQuote
        /// A control character stands outside a string.
        case controlCharacter
        /// The line does not begin with a name.
        case missingName
        /// A key stands twice.
        case repeatedAttribute(String)
        /// The bytes are not UTF-8.
        case notUTF8
        /// The line holds more arguments than `Line.argumentLimit`.
        case lineTooLong

        /// This place has no such command or statement.
        case unknownName(String)
        /// An argument is missing.
        case tooFewArguments
        /// An argument is one too many.
        case tooManyArguments
        /// An attribute has no meaning here.
        case unknownAttribute(String)
        /// A text is no decimal number.
        case badNumber(String)
        /// A number lies outside its range.
        case outOfRange(String)
        /// A value is none of those that the attribute or argument takes.
        case badValue(key: String, value: String)
        /// An id is not 1–15 letters, digits, `-` or `_`.
        case badID(String)
        /// A text is longer than its limit.
        case textTooLong
    }
}
