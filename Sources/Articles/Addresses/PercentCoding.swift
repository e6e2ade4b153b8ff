/// Percent escapes of addresses, RFC 3986 section 2.1.
enum PercentCoding {
    /// The bytes that stand for themselves in a query's value: RFC 3986's unreserved characters.
    static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    /// The bytes that MediaWiki leaves as they are in the path of an article (`wfUrlencode`).
    static let path = unreserved.union(";@$!*(),/:".utf8)

    /// Writes every byte that may not stand for itself as an escape in upper case.
    static func encode(_ text: some StringProtocol, leaving plain: Set<UInt8> = unreserved) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if plain.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Resolves the escapes; nothing where one is cut off or malformed, or where the result is no UTF-8.
    ///
    /// - Parameter plusIsBlank: whether `+` is a blank, as it is in the query of a form.
    static func decode(_ text: some Collection<UInt8>, plusIsBlank: Bool = false) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The value of a hexadecimal digit in either case.
    static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
