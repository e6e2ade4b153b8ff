/// An opaque sRGB colour with eight bits a channel.
public struct Colour: Hashable, Sendable {
    /// The red channel, 0–255.
    public var red: UInt8
    /// The green channel, 0–255.
    public var green: UInt8
    /// The blue channel, 0–255.
    public var blue: UInt8

    /// Creates a colour from its channels, 0–255 each.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from `#rrggbb`, or nothing when the text is not of that form.
    public init?(hex: String) {
        var value: UInt32 = 0
        var count = 0
        for byte in hex.utf8 {
            count += 1
            if count == 1 {
                guard byte == UInt8(ascii: "#") else { return nil }
            } else {
                guard count <= 7, let digit = Colour.hexDigit(byte) else { return nil }
                value = value << 4 | UInt32(digit)
            }
        }
        guard count == 7 else { return nil }
        self.init(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
    }

    /// The colour as `#rrggbb` in lower case.
    public var hex: String {
        let value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
