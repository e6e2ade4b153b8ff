/// The name of a drawable inside its drawing: short, random when new, kept for good.
///
/// Its letters stand in two words, since thousands of ids are compared and looked up in one command.
public struct DrawableID: Hashable, Sendable {
    /// The first eight letters, the first of them in the lowest byte; zeros behind the last.
    private let front: UInt64
    /// The letters behind them.
    private let back: UInt64

    /// Creates an id from 1–15 letters, digits, `-` or `_`; anything else is nothing.
    public init?(_ text: some StringProtocol) {
        let bytes = text.utf8
        var words = (front: UInt64(0), back: UInt64(0))
        var count = 0
        for byte in bytes {
            guard count < 15, DrawableID.allowed(byte) else { return nil }
            if count < 8 {
                words.front |= UInt64(byte) << (8 * count)
            } else {
                words.back |= UInt64(byte) << (8 * (count - 8))
            }
            count += 1
        }
        guard count > 0 else { return nil }
        (front, back) = words
    }

    private init(front: UInt64) {
        self.front = front
        back = 0
    }

    /// The id as it stands in files: 1–15 letters, digits, `-` or `_`.
    public var text: String {
        String(unsafeUninitializedCapacity: 15) { buffer in
            var count = 0
            for word in [front, back] {
                var rest = word
                while rest != 0 {
                    buffer[count] = UInt8(truncatingIfNeeded: rest)
                    rest >>= 8
                    count += 1
                }
            }
            return count
        }
    }

    /// Creates a random id of 8 lower-case letters and digits.
    public static func random(using generator: inout some RandomNumberGenerator) -> DrawableID {
        // Of the 64 bits 41 count: how much likelier the first ids are than the last is beyond any measure.
        var bits: UInt64 = generator.next()
        var front: UInt64 = 0
        for _ in 0..<8 {
            let (rest, letter) = bits.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
            front = front << 8 | UInt64(alphabet[Int(letter)])
            bits = rest
        }
        return DrawableID(front: front)
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
