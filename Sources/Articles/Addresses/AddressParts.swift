/// The parts of an `http` or `https` address, split after RFC 3986 section 3, their escapes not yet resolved.
struct AddressParts {
    /// The most bytes of an address.
    static let longest = 8_192

    /// `http` or `https`; nothing where the text starts with the host.
    var scheme: String?
    /// The host in lower case, without a final full stop.
    var host: String
    /// The port, where one is given.
    var port: Int?
    /// The path with its leading slash, or nothing.
    var path: ArraySlice<UInt8>
    /// What stands behind the first `?`.
    var query: ArraySlice<UInt8>?
    /// What stands behind the first `#`.
    var fragment: ArraySlice<UInt8>?

    /// Splits an address; blanks around it, as they come with a paste, are left out.
    init(_ text: String) throws(AddressRefusal) {
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        while let first = rest.first, Self.isBlank(first) { rest.removeFirst() }
        while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
        guard rest.count <= Self.longest, !rest.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .malformed }

        scheme = try Self.takeScheme(of: &rest)
        fragment = Self.takeTail(of: &rest, behind: UInt8(ascii: "#"))
        query = Self.takeTail(of: &rest, behind: UInt8(ascii: "?"))
        let authority = rest.prefix { $0 != UInt8(ascii: "/") }
        path = rest[authority.endIndex...]
        let isMarked = authority.startIndex > bytes.startIndex && bytes[authority.startIndex - 1] == UInt8(ascii: "/")
        guard let (host, port) = Self.hostAndPort(authority) else { throw isMarked ? .malformed : .noAddress }
        // Without a scheme only a dot and something behind the host tell an address from a title such as "St. Louis" or "AC/DC".
        guard isMarked || host.contains(".") && !(path.isEmpty && query == nil) else { throw .noAddress }
        self.host = host
        self.port = port
    }

    /// The value of a query's parameter, the last one where it stands there twice, as PHP takes it; its escapes resolved.
    func parameter(_ name: String) throws(AddressRefusal) -> String? {
        guard let query else { return nil }
        var value: ArraySlice<UInt8>?
        for pair in query.split(separator: UInt8(ascii: "&")) {
            let key = pair.prefix { $0 != UInt8(ascii: "=") }
            if key.elementsEqual(name.utf8) { value = pair[key.endIndex...].dropFirst() }
        }
        guard let value else { return nil }
        guard let text = PercentCoding.decode(value, plusIsBlank: true) else { throw .malformed }
        return text
    }

    /// Takes `https://`, or the `//` of an address without a scheme, off the front.
    private static func takeScheme(of rest: inout ArraySlice<UInt8>) throws(AddressRefusal) -> String? {
        let slashes = Array("//".utf8)
        if rest.starts(with: slashes) {
            rest.removeFirst(2)
            return nil
        }
        let name = rest.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/") }
        guard rest[name.endIndex...].starts(with: Array("://".utf8)) else { return nil }
        let scheme = String(decoding: name, as: UTF8.self).lowercased()
        guard scheme == "http" || scheme == "https" else { throw .otherSite }
        rest = rest[(name.endIndex + 3)...]
        return scheme
    }

    /// Takes what stands behind the first mark off the end, and the mark.
    private static func takeTail(of rest: inout ArraySlice<UInt8>, behind mark: UInt8) -> ArraySlice<UInt8>? {
        guard let index = rest.firstIndex(of: mark) else { return nil }
        defer { rest = rest[..<index] }
        return rest[(index + 1)...]
    }

    /// Splits `host:port`; a user's name in front, which hides where an address leads, is refused with everything else that
    /// no host name or IPv6 literal holds.
    static func hostAndPort(_ authority: ArraySlice<UInt8>) -> (host: String, port: Int?)? {
        let isLiteral = authority.first == UInt8(ascii: "[")
        let end =
            isLiteral ? authority.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } : authority.firstIndex(of: UInt8(ascii: ":"))
        let name = authority[..<(end ?? authority.endIndex)]
        var host = String(decoding: name, as: UTF8.self).lowercased()
        if host.hasSuffix(".") { host.removeLast() }
        let allowed = isLiteral ? literalBytes : nameBytes
        guard !host.isEmpty, host.utf8.allSatisfy(allowed.contains), !isLiteral || host.hasSuffix("]") else { return nil }
        let tail = authority[name.endIndex...]
        guard !tail.isEmpty else { return (host, nil) }
        guard tail.first == UInt8(ascii: ":"), tail.count <= 6 else { return nil }
        let digits = tail.dropFirst()
        if digits.isEmpty { return (host, nil) }
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        guard let port = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(port) else { return nil }
        return (host, port)
    }

    private static let nameBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-.".utf8)
    private static let literalBytes = Set("[]0123456789abcdef:.".utf8)

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
