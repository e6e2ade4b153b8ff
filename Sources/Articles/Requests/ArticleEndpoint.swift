/// Where articles are asked for: Wikipedia, or any other host that answers in its place.
///
/// A template such as `https://{edition}.example.org` or `http://127.0.0.1:8080/{edition}` says which. Every request is made of
/// the template, an edition and a title, so no other host can be asked, whatever address an answer holds.
public struct ArticleEndpoint: Hashable, Sendable {
    /// Wikipedia itself.
    public static let wikipedia = ArticleEndpoint(
        scheme: "https", host: EditionPattern(before: "", after: ".wikipedia.org"), port: nil,
        path: EditionPattern(before: "", after: nil))

    private let scheme: String
    private let host: EditionPattern
    private let port: Int?
    private let path: EditionPattern

    private init(scheme: String, host: EditionPattern, port: Int?, path: EditionPattern) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
    }

    /// Reads a template: a scheme, a host, an optional port and path, and `{edition}` once, either in the host with a dot and
    /// a domain behind it or as a folder of the path.
    ///
    /// - Throws: why the text is no template.
    public init(template: String) throws(EndpointRefusal) {
        guard let scheme = ["https", "http"].first(where: { template.lowercased().hasPrefix($0 + "://") }) else {
            throw .noScheme
        }
        let rest = template.dropFirst(scheme.count + 3)
        let authority = rest.prefix { $0 != "/" }
        var folder = rest[authority.endIndex...]
        while folder.hasSuffix("/") { folder.removeLast() }
        guard let authorityPattern = EditionPattern(authority), let path = EditionPattern(folder),
            authorityPattern.hasPlace != path.hasPlace
        else { throw .noEdition }
        // With a sample in its place the authority is a common one, for the one reader of hosts and ports.
        let sample = Edition.english
        let filled = Array(authorityPattern.text(for: sample).utf8)
        guard Self.isFolder(path), let (name, port) = AddressParts.hostAndPort(filled[...]) else { throw .malformed }
        var host = EditionPattern(before: name, after: nil)
        if authorityPattern.hasPlace {
            let start = authorityPattern.before.count
            host = EditionPattern(
                before: String(name.prefix(start)), after: String(name.dropFirst(start + sample.subdomain.count)))
            // Without a domain behind the place an answer would name the host to ask.
            guard let domain = host.after, domain.hasPrefix("."), domain.count > 1 else { throw .malformed }
        }
        self.init(scheme: scheme, host: host, port: port, path: path)
    }

    /// The template, which reads as the same value again.
    public var template: String { root(of: Edition(known: EditionPattern.placeholder)) }

    /// The address of the article that a text of the user or an answer names, at Wikipedia or at this endpoint.
    ///
    /// - Throws: why it is not the address of an article.
    public func address(of text: String) throws(AddressRefusal) -> ArticleAddress {
        let parts = try AddressParts(text)
        do {
            return try Self.wikipedia.address(parts)
        } catch {
            guard error == .otherSite else { throw error }
            return try address(parts)
        }
    }

    /// The address of an article at this endpoint alone.
    func address(_ parts: AddressParts) throws(AddressRefusal) -> ArticleAddress {
        guard hasPort(of: parts), let (edition, rest) = edition(of: parts) else { throw .otherSite }
        let place = try ArticlePlace(path: rest, of: edition, in: parts)
        return ArticleAddress(edition: edition, normalised: place.title, section: place.section, variant: place.variant)
    }

    /// What every request of an edition starts with: `https://en.example.org`.
    func root(of edition: Edition) -> String {
        "\(scheme)://\(host.text(for: edition))\(port.map { ":\($0)" } ?? "")\(path.text(for: edition))"
    }

    /// The edition an address leads to, and its path below the edition's root.
    private func edition(of parts: AddressParts) -> (Edition, ArraySlice<UInt8>)? {
        if host.hasPlace {
            guard let place = host.match(parts.host), parts.path.starts(with: path.before.utf8) else { return nil }
            let labels = place.split(separator: ".", omittingEmptySubsequences: false)
            guard labels.count == 1 || labels.count == 2 && EditionTable.mobileLabels.contains(String(labels[1])) else {
                return nil
            }
            guard let edition = Edition(subdomain: String(labels[0])) else { return nil }
            return (edition, parts.path.dropFirst(path.before.utf8.count))
        }
        guard parts.host == host.before, parts.path.starts(with: path.before.utf8) else { return nil }
        let behind = parts.path.dropFirst(path.before.utf8.count)
        let name = behind.prefix { $0 != UInt8(ascii: "/") }
        let rest = behind[name.endIndex...]
        guard let after = path.after, rest.starts(with: after.utf8) else { return nil }
        guard let edition = Edition(subdomain: String(decoding: name, as: UTF8.self)) else { return nil }
        return (edition, rest.dropFirst(after.utf8.count))
    }

    /// Whether an address leads to this endpoint's port; `http` and `https` are one site where neither names a port.
    private func hasPort(of parts: AddressParts) -> Bool {
        Self.named(parts.port, scheme: parts.scheme) == Self.named(port, scheme: scheme)
    }

    /// The port, or nothing where it is the scheme's own.
    private static func named(_ port: Int?, scheme: String?) -> Int? { port == (scheme == "http" ? 80 : 443) ? nil : port }

    /// Whether a path can stand in front of a request: plain names between single slashes, the place for the edition one of them.
    private static func isFolder(_ path: EditionPattern) -> Bool {
        if let after = path.after {
            guard path.before.hasSuffix("/"), after.isEmpty || after.hasPrefix("/") else { return false }
        }
        let names = path.text(for: .english).split(separator: "/", omittingEmptySubsequences: false)
        return names.dropFirst().allSatisfy { name in
            !name.isEmpty && name != "." && name != ".." && name.utf8.allSatisfy(PercentCoding.unreserved.contains)
        }
    }
}
