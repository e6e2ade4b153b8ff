/// Where in a wiki an address leads: what its path, query and fragment say.
struct ArticlePlace {
    /// The title, normalised.
    var title: String
    /// The heading the fragment names.
    var section: String?
    /// The variant of script, in lower case.
    var variant: String?

    /// Reads the path below a wiki's root: `/wiki/Title`, `/zh-hans/Title`, `/w/index.php?title=Title`,
    /// `/w/index.php/Title`, `/?title=Title`.
    init(path: ArraySlice<UInt8>, of edition: Edition, in parts: AddressParts) throws(AddressRefusal) {
        let asked = try parts.parameter("variant")
        variant = asked.flatMap { ScriptVariants.variant($0, of: edition) }
        let text: String
        if Self.scripts.contains(String(decoding: path, as: UTF8.self)), let title = try parts.parameter("title") {
            text = title
        } else {
            let name = try Self.name(in: path, of: edition, variant: &variant)
            guard let title = PercentCoding.decode(name) else { throw .malformed }
            text = title
        }
        guard let title = TitleRules.title(text) else { throw .noArticle }
        self.title = title
        guard let fragment = parts.fragment, let sectionName = Self.withoutDirective(fragment) else { return }
        guard let decoded = PercentCoding.decode(sectionName) else { throw .malformed }
        section = TitleRules.section(decoded)
    }

    /// The paths that show the page their query names.
    private static let scripts: Set<String> = [
        "", "/", "/w", "/w/", "/w/index.php", "/index.php", "/wiki", "/wiki/", "/wiki/index.php",
    ]

    /// The part of a path that is the title, its escapes not yet resolved.
    private static func name(
        in path: ArraySlice<UInt8>, of edition: Edition, variant: inout String?
    ) throws(AddressRefusal) -> ArraySlice<UInt8> {
        for prefix in ["/wiki/", "/w/index.php/"] where path.starts(with: prefix.utf8) {
            return path.dropFirst(prefix.utf8.count)
        }
        let first = path.dropFirst().prefix { $0 != UInt8(ascii: "/") }
        let word = String(decoding: first, as: UTF8.self)
        guard first.endIndex < path.endIndex, let found = ScriptVariants.variant(word, of: edition) else { throw .noArticle }
        variant = found
        return path[(first.endIndex + 1)...]
    }

    /// The fragment without what follows `:~:`, which is an order to the browser and no heading; nothing where none is left.
    private static func withoutDirective(_ fragment: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let mark = Array(":~:".utf8)
        let end = fragment.indices.first { fragment[$0...].starts(with: mark) } ?? fragment.endIndex
        return end == fragment.startIndex ? nil : fragment[..<end]
    }
}
