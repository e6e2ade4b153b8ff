/// Where an answer leads to instead of answering.
enum RedirectTarget {
    /// The address that a `Location` means, seen from the address that was asked.
    ///
    /// Nothing unless it is a web address of the same host and port: nobody asked for another. `http` may become `https`.
    static func url(_ location: String, from url: String) -> String? {
        guard let asked = parts(of: url), location.utf8.count <= 8_192,
            location.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        if location.hasPrefix("//") { return self.url("\(asked.scheme):\(location)", from: url) }
        if location.hasPrefix("/") { return "\(asked.scheme)://\(asked.authority)\(location)" }
        guard let wanted = parts(of: location), wanted.authority == asked.authority else { return nil }
        guard wanted.scheme == asked.scheme || wanted.scheme == "https" else { return nil }
        return location
    }

    private static func parts(of url: String) -> (scheme: String, authority: String)? {
        for scheme in ["https", "http"] where url.lowercased().hasPrefix("\(scheme)://") {
            let rest = url.dropFirst(scheme.count + 3)
            let authority = rest.prefix { !"/?#".contains($0) }.lowercased()
            guard !authority.isEmpty, !authority.contains("@"), !authority.contains("\\") else { return nil }
            return (scheme, authority)
        }
        return nil
    }
}
