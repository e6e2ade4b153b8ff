import Lines
import Words

extension LineError {
    /// The error in words.
    public func text(_ words: FileWords) -> String {
        switch reason {
        case .unterminatedString: words.unterminatedString
        case .badEscape: words.badEscape
        case .strayQuote: words.strayQuote
        case .controlCharacter: words.controlCharacter
        case .missingName: words.missingName
        case .repeatedAttribute(let key): words.repeatedAttribute(key)
        case .notUTF8: words.notUTF8
        case .lineTooLong: words.lineTooLong
        case .unknownName(let name): words.unknownName(name)
        case .tooFewArguments: words.tooFewArguments
        case .tooManyArguments: words.tooManyArguments
        case .unknownAttribute(let key): words.unknownAttribute(key)
        case .badNumber(let text): words.badNumber(text)
        case .outOfRange(let text): words.outOfRange(text)
        case .badValue(let key, let value): words.badValue(key, value)
        case .badID(let text): words.badID(text)
        case .textTooLong: words.textTooLong
        }
    }
}
