/// What the title of an article may be, after `MediaWikiTitleCodec` of MediaWiki.
enum TitleRules {
    /// The most bytes of a title.
    static let longestTitle = 255

    /// The title as it is shown: underscores and blanks of every width as single blanks, marks of direction and a leading
    /// colon left out.
    ///
    /// Nothing for a text that can be no title: an empty one, one of more than 255 bytes, with control characters or with
    /// what MediaWiki refuses (`#<>[]{}|`, relative paths, escapes left over, signatures), or of a page that is never stored.
    static func title(_ text: String) -> String? {
        guard var title = collapsed(text) else { return nil }
        if title.hasPrefix(":") { title = String(title.dropFirst().drop { $0 == " " }) }
        guard !title.isEmpty, !title.hasPrefix(":"), title.utf8.count <= longestTitle else { return nil }
        guard !title.unicodeScalars.contains(where: { refused.contains($0) }) else { return nil }
        guard !isRelative(title), !title.contains("~~~"), !hasEscape(Array(title.utf8)), !isVirtual(title) else { return nil }
        return title
    }

    /// The heading that a fragment names, as it is shown; nothing for an empty one or one with control characters.
    static func section(_ text: String) -> String? {
        guard let section = collapsed(text), !section.isEmpty, section.utf8.count <= 4 * longestTitle else { return nil }
        return section
    }

    private static let refused = Set("#<>[]{}|\u{FFFD}".unicodeScalars)

    /// The text with blanks joined and trimmed; nothing where a control character stands in it.
    private static func collapsed(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        var owesBlank = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20, 0x5F, 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
                owesBlank = !scalars.isEmpty
            case 0x200E, 0x200F, 0x202A...0x202E: continue
            case ..<0x20, 0x7F...0x9F: return nil
            default:
                if owesBlank { scalars.append(" ") }
                owesBlank = false
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// Whether a browser would take parts of the title for steps through folders.
    private static func isRelative(_ title: String) -> Bool {
        title.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == "." || $0 == ".." }
    }

    /// Whether the title holds `%41` or `&amp;`, which are escapes that were written twice.
    private static func hasEscape(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "%"), index + 2 < bytes.count, PercentCoding.value(bytes[index + 1]) != nil,
                PercentCoding.value(bytes[index + 2]) != nil
            {
                return true
            }
            if byte == UInt8(ascii: "&") {
                let name = bytes[(index + 1)...].prefix { $0 >= 0x80 || isAlphanumeric($0) }
                if !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") { return true }
            }
        }
        return false
    }

    /// Whether the title is in one of the two namespaces that hold no pages.
    private static func isVirtual(_ title: String) -> Bool {
        let start = title.prefix(8).lowercased()
        return start.hasPrefix("special:") || start.hasPrefix("media:")
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
