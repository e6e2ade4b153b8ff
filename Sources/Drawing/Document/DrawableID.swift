/// The name of a drawable inside its drawing: short, random when new, kept for good.
public struct DrawableID: Hashable, Sendable {
    /// The id as it stands in files: 1–15 letters, digits, `-` or `_`.
    public let text: String

    /// Creates an id from 1–15 letters, digits, `-` or `_`; anything else is nothing.
    public init?(_ text: String) {
        guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy(DrawableID.allowed) else { return nil }
        self.text = text
    }

    private init(verified text: String) { self.text = text }

    /// Creates a random id of 8 lower-case letters and digits.
    public static func random(using generator: inout some RandomNumberGenerator) -> DrawableID {
        let bytes = (0..<8).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] }
        return DrawableID(verified: String(decoding: bytes, as: UTF8.self))
    }

    private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz0123456789".utf8)

    private static func allowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
