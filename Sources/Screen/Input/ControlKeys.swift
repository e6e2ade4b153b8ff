/// The keys that control sequences stand for, in the encodings of xterm, rxvt, the Linux console, PuTTY and kitty.
enum ControlKeys {
    /// The key of a complete `ESC [` sequence, or nothing where it is a report or unknown.
    static func key(_ parameters: ControlParameters, final: UInt8) -> Key? {
        guard parameters.prefix == nil else { return nil }
        switch final {
        case UInt8(ascii: "~"): return tildeKey(parameters)
        case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): return rxvtKey(parameters, final: final)
        case UInt8(ascii: "u") where !parameters.hasIntermediate: return codePointKey(parameters, code: 0, modifiers: 1)
        case UInt8(ascii: "Z"): return Key(.tab, .shift)
        case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.count == 0:
            return arrow(final - 0x20).map { Key($0, .shift) }
        case UInt8(ascii: "R") where parameters[0] != 1 || !(2...16).contains(parameters[1] ?? 0):
            // Otherwise it is a report of the cursor's place.
            return nil
        default:
            guard !parameters.hasIntermediate else { return nil }
            return (arrow(final) ?? functionKey(final)).map { Key($0, parameters.modifiers(at: 1)) }
        }
    }

    /// The key of an `ESC O` sequence; `modifiers` are those of a number between, as old xterms send.
    static func singleShift(_ final: UInt8, _ modifiers: Key.Modifiers) -> Key? {
        switch final {
        case UInt8(ascii: "a")...UInt8(ascii: "d"): return arrow(final - 0x20).map { Key($0, .control) }
        case UInt8(ascii: "M"): return Key(.enter, modifiers)
        case UInt8(ascii: "I"): return Key(.tab, modifiers)
        case UInt8(ascii: "X"): return Key(.character("="), modifiers)
        case UInt8(ascii: " "): return Key(.character(" "), modifiers)
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            // The application keypad of the VT100: `*+,-./0123456789`.
            return Key(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
        default: return (arrow(final) ?? functionKey(final)).map { Key($0, modifiers) }
        }
    }

    /// F1 to F5 of the Linux console, `ESC [ [ A` to `E`.
    static func linuxFunction(_ final: UInt8) -> Key? {
        guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) else { return nil }
        return Key(.function(Int(final) - 0x40))
    }

    /// A key by the character it types: `ESC [ 97 ; 5 u` or `ESC [ 27 ; 5 ; 97 ~`.
    static func codePointKey(_ parameters: ControlParameters, code: Int, modifiers index: Int) -> Key? {
        // The third kind of event is a release.
        guard let number = parameters[code], parameters[index, 1] != 3 else { return nil }
        let modifiers = parameters.modifiers(at: index)
        if let keypad = keypadKeys[number] { return Key(keypad, modifiers) }
        switch number {
        case 13: return Key(.enter, modifiers)
        case 27: return Key(.escape, modifiers)
        case 9: return Key(.tab, modifiers)
        case 8, 127: return Key(.backspace, modifiers)
        case 0x20...0x10FFFF where !(0x80...0x9F).contains(number) && !(0xE000...0xF8FF).contains(number):
            return Unicode.Scalar(UInt32(number)).map { characterKey($0, shifted: parameters[code, 1], modifiers) }
        default: return nil
        }
    }

    /// The key of a control byte, in the encoding every terminal shares; none for ESC.
    static func controlByte(_ byte: UInt8) -> Key? {
        switch byte {
        case 0: Key(.character(" "), .control)
        case 0x08, 0x7F: Key(.backspace)
        case 0x09: Key(.tab)
        case 0x0A, 0x0D: Key(.enter)
        case 0x1B: nil
        case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        case 0x1C...0x1F: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        default: nil
        }
    }

    private static func characterKey(_ scalar: Unicode.Scalar, shifted: Int?, _ held: Key.Modifiers) -> Key {
        var modifiers = held
        var character = Character(scalar)
        if modifiers.contains(.control), scalar.isASCII {
            // A key that has always been the same byte as another stays the same key.
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            if byte >= 0x40, let same = controlByte(byte & 0x1F), !same.modifiers.contains(.control) {
                return Key(same.code, modifiers.subtracting(.control))
            }
            if byte == 0x5B || byte == 0x7B { return Key(.escape, modifiers.subtracting(.control)) }
            if byte == 0x40 { return Key(.character(" "), modifiers) }
            if let lower = String(character).lowercased().first { character = lower }
            return Key(.character(character), modifiers)
        }
        guard modifiers.contains(.shift) else { return Key(.character(character), modifiers) }
        if let shifted, shifted > 0x20, let scalar = Unicode.Scalar(UInt32(clamping: shifted)) {
            character = Character(scalar)
            modifiers.remove(.shift)
        } else if scalar.properties.isAlphabetic {
            let upper = String(character).uppercased()
            if upper.count == 1, let first = upper.first { character = first }
            modifiers.remove(.shift)
        }
        return Key(.character(character), modifiers)
    }

    private static func tildeKey(_ parameters: ControlParameters) -> Key? {
        guard !parameters.hasIntermediate, let number = parameters[0] else { return nil }
        if number == 27, parameters.count >= 3 { return codePointKey(parameters, code: 2, modifiers: 1) }
        return tildeKeys[number].map { Key($0, parameters.modifiers(at: 1)) }
    }

    private static func rxvtKey(_ parameters: ControlParameters, final: UInt8) -> Key? {
        guard parameters.count == 1, let number = parameters[0], let code = tildeKeys[number] else { return nil }
        switch final {
        case UInt8(ascii: "$"): return Key(code, .shift)
        case UInt8(ascii: "^"): return Key(code, .control)
        default: return Key(code, [.control, .shift])
        }
    }

    private static func arrow(_ final: UInt8) -> Key.Code? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        default: nil
        }
    }

    private static func functionKey(_ final: UInt8) -> Key.Code? {
        (UInt8(ascii: "P")...UInt8(ascii: "S")).contains(final) ? .function(Int(final) - 0x4F) : nil
    }

    /// The numbered keys of the VT220, with those of rxvt, PuTTY and screen.
    private static let tildeKeys: [Int: Key.Code] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
        17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
        23: .function(11), 24: .function(12), 25: .function(13), 26: .function(14), 28: .function(15),
        29: .function(16), 31: .function(17), 32: .function(18), 33: .function(19), 34: .function(20),
        42: .function(21), 43: .function(22), 44: .function(23), 45: .function(24),
    ]

    /// The keypad in kitty's protocol, which numbers it in the private use area.
    private static let keypadKeys: [Int: Key.Code] = {
        var keys: [Int: Key.Code] = [
            57409: .character("."), 57410: .character("/"), 57411: .character("*"), 57412: .character("-"),
            57413: .character("+"),
            57414: .enter, 57415: .character("="), 57416: .character(","), 57417: .left, 57418: .right, 57419: .up, 57420: .down,
            57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
        ]
        for digit in UInt8(0)...9 { keys[57399 + Int(digit)] = .character(Character(Unicode.Scalar(0x30 + digit))) }
        for number in 13...24 { keys[57376 + number - 13] = .function(number) }
        return keys
    }()
}
