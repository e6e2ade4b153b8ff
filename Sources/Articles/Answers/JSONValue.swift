/// A value of an answer.
enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    case whole(Int)
    case real(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// The text, or nothing for a value of another kind.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The elements, or nothing for a value of another kind.
    var list: [JSONValue]? {
        if case .list(let list) = self { list } else { nil }
    }

    /// The members, or nothing for a value of another kind.
    var object: [String: JSONValue]? {
        if case .object(let object) = self { object } else { nil }
    }

    /// Whether the value is `true`, or the empty text that older answers say the same with.
    var isSet: Bool { self == .boolean(true) || self == .text("") }

    /// A text or a whole number as text, or nothing for a value of another kind.
    var scalarText: String? {
        switch self {
        case .text(let text): text
        case .whole(let number): String(number)
        default: nil
        }
    }
}
