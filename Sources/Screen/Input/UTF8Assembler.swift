/// Puts scalars together from UTF-8 bytes that arrive in any portions, dropping what is not well-formed.
///
/// The ranges of second bytes are those of table 3-7 of the Unicode standard, so that overlong forms, surrogates and values
/// beyond U+10FFFF never come out. A byte that cannot continue a sequence begins anew: nothing behind it is lost.
struct UTF8Assembler: Sendable {
    private var value: UInt32 = 0
    private var missing = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Takes one byte and returns the scalar it completes, if any.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        if missing > 0, byte >= lowest, byte <= highest {
            value = value << 6 | UInt32(byte & 0x3F)
            missing -= 1
            lowest = 0x80
            highest = 0xBF
            return missing == 0 ? Unicode.Scalar(value) : nil
        }
        reset()
        switch byte {
        case 0..<0x80: return Unicode.Scalar(byte)
        case 0xC2...0xDF: begin(byte & 0x1F, missing: 1)
        case 0xE0...0xEF:
            begin(byte & 0x0F, missing: 2)
            if byte == 0xE0 { lowest = 0xA0 }
            if byte == 0xED { highest = 0x9F }
        case 0xF0...0xF4:
            begin(byte & 0x07, missing: 3)
            if byte == 0xF0 { lowest = 0x90 }
            if byte == 0xF4 { highest = 0x8F }
        default: break
        }
        return nil
    }

    /// Drops what was begun.
    mutating func reset() { begin(0, missing: 0) }

    private mutating func begin(_ bits: UInt8, missing: Int) {
        value = UInt32(bits)
        self.missing = missing
        lowest = 0x80
        highest = 0xBF
    }
}
