/// The status line and the headers of an answer.
struct AnswerHead {
    /// The status: 200 for success.
    var status: Int
    /// The headers, by their names in lower case; of several of one name the last.
    var headers: [String: String] = [:]

    /// Splits what `curl --include` wrote into the last head and the body; nothing where no whole head is there.
    ///
    /// Heads that announce another one (`100 Continue`) are passed over.
    static func split(_ bytes: [UInt8]) -> (head: AnswerHead, body: ArraySlice<UInt8>)? {
        var rest = bytes[...]
        while true {
            var head: AnswerHead?
            while true {
                guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
                var line = rest[..<end]
                rest = rest[(end + 1)...]
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                if line.isEmpty { break }
                if head == nil {
                    guard let status = status(of: line) else { return nil }
                    head = AnswerHead(status: status)
                } else {
                    head?.add(line)
                }
            }
            guard let head else { return nil }
            if !(100...199).contains(head.status) { return (head, rest) }
        }
    }

    private static func status(of line: ArraySlice<UInt8>) -> Int? {
        guard line.starts(with: "HTTP/".utf8) else { return nil }
        let parts = line.split(separator: UInt8(ascii: " "))
        guard parts.count >= 2, let status = Int(String(decoding: parts[1], as: UTF8.self)), (100...999).contains(status) else {
            return nil
        }
        return status
    }

    private mutating func add(_ line: ArraySlice<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), headers.count < 200 else { return }
        let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
        var value = line[(colon + 1)...]
        while value.first == 0x20 || value.first == 0x09 { value.removeFirst() }
        while value.last == 0x20 || value.last == 0x09 { value.removeLast() }
        headers[name] = String(decoding: value, as: UTF8.self)
    }

    /// The mark of the answer's version, where it is one that can be sent back as it is.
    var etag: String? {
        guard let etag = headers["etag"], (1...256).contains(etag.utf8.count) else { return nil }
        return etag.utf8.allSatisfy { (0x21...0x7E).contains($0) } ? etag : nil
    }

    /// The seconds that `Retry-After` asks for, given the time in seconds since 1970: a number, or a date in the form of
    /// RFC 9110, section 5.6.7.
    func retryAfter(now: Int) -> Int? {
        guard let text = headers["retry-after"] else { return nil }
        if let seconds = Int(text) { return max(0, seconds) }
        return HTTPDate.seconds(text).map { max(0, $0 - now) }
    }
}
