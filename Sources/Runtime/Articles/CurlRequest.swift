/// A request as the argument vector of the program `curl`.
struct CurlRequest {
    /// The address that is asked.
    var url: String
    /// What the program says of itself: `dudel/VERSION (CONTACT)`.
    var userAgent: String
    /// The mark of the copy that is here already, so that an unchanged answer need not come again.
    var etag: String?

    /// The seconds that a connection, and a whole answer, may take.
    static let limits = (connect: 10, whole: 60)

    /// The arguments, `curl` itself first.
    ///
    /// Redirects are not followed here, since one may lead to a host that nobody asked for. The person's `.curlrc` is left out: it
    /// could change what is written where. `--include` puts the head of the answer before its body.
    var arguments: [String] {
        var arguments = [
            "curl", "--disable", "--silent", "--show-error", "--globoff", "--include", "--suppress-connect-headers",
            "--compressed",
            "--proto", "=http,https", "--max-redirs", "0", "--connect-timeout", String(CurlRequest.limits.connect),
            "--max-time", String(CurlRequest.limits.whole), "--user-agent", userAgent,
        ]
        if let etag { arguments += ["--header", "If-None-Match: \(etag)"] }
        return arguments + ["--output", "-", "--url", url]
    }

    /// The name and version that sites are told, with a contact where one is set; what no header may hold is left out.
    static func userAgent(version: String, contact: String) -> String {
        let contact = contact.unicodeScalars.filter { (0x20...0x7E).contains($0.value) && $0 != "(" && $0 != ")" }
        let name = "dudel/\(version)"
        return contact.isEmpty ? name : "\(name) (\(String(String.UnicodeScalarView(contact))))"
    }
}
