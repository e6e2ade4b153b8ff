/// Scripts that write sentences without spaces, which UAX #14 leaves to dictionaries: here they break between clusters.
enum SpacelessScript {
    /// Whether a line may be broken between two clusters that begin with these scalars.
    static func mayBreak(between first: UInt32, and second: UInt32) -> Bool {
        isLetter(first) && isLetter(second) && !isPrefix(first) && !isSuffix(second)
    }

    /// A letter, not a digit or a sign, of Thai, Lao, Myanmar or Khmer.
    private static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE01...0xE4E, 0xE81...0xECD, 0x1000...0x103F, 0x1780...0x17D3: scalar != 0xE3F
        default: false
        }
    }

    /// Thai and Lao vowels that are written before their consonant.
    private static func isPrefix(_ scalar: UInt32) -> Bool {
        (0xE40...0xE44).contains(scalar) || (0xEC0...0xEC4).contains(scalar)
    }

    /// Thai and Lao vowels and signs that never begin a syllable.
    private static func isSuffix(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46, 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEC6, 0x17D4...0x17DA: true
        default: false
        }
    }
}
