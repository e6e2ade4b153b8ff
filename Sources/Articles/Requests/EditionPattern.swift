/// A part of a template: a text with a place for an edition's subdomain, or without one.
struct EditionPattern: Hashable, Sendable {
    /// The place, as a template spells it.
    static let placeholder = "{edition}"

    /// The text in front of the place, or the whole one where there is no place.
    let before: String
    /// The text behind the place; nothing where there is no place.
    let after: String?

    /// Creates a pattern of its parts.
    init(before: String, after: String?) {
        self.before = before
        self.after = after
    }

    /// Splits a text at its place; nothing where there are several.
    init?(_ text: Substring) {
        guard let place = Self.place(in: text) else {
            self.init(before: String(text), after: nil)
            return
        }
        guard Self.place(in: text[place.upperBound...]) == nil else { return nil }
        self.init(before: String(text[..<place.lowerBound]), after: String(text[place.upperBound...]))
    }

    /// Whether there is a place.
    var hasPlace: Bool { after != nil }

    /// The text for an edition.
    func text(for edition: Edition) -> String {
        guard let after else { return before }
        return before + edition.subdomain + after
    }

    /// What stands in the place of a text that follows the pattern; nothing where the text does not, or where there is no place.
    func match(_ text: String) -> Substring? {
        guard let after, text.utf8.count > before.utf8.count + after.utf8.count else { return nil }
        guard text.hasPrefix(before), text.hasSuffix(after) else { return nil }
        return text.dropFirst(before.count).dropLast(after.count)
    }

    private static func place(in text: Substring) -> Range<String.Index>? {
        var start = text.startIndex
        while let brace = text[start...].firstIndex(of: "{") {
            if text[brace...].hasPrefix(placeholder) { return brace..<text.index(brace, offsetBy: placeholder.count) }
            start = text.index(after: brace)
        }
        return nil
    }
}
