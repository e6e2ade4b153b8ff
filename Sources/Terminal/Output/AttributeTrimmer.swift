/// Leaves out of ncurses' frames what changes nothing: the character set that is in force already, and a reset before attributes
/// that follow a reset.
///
/// The terminal descriptions of xterm's family carry both in every change of attributes (`sgr`, `sgr0` of terminfo), 3 and 2
/// bytes each time. The first designation is kept, since what was in force before the program is not known.
struct AttributeTrimmer {
    private var hasDesignated = false
    private var isPlain = false

    /// The frame without what changes nothing. Sequences are never split between frames.
    mutating func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x1B, index + 2 < bytes.count else {
                result.append(bytes[index])
                index += 1
                continue
            }
            if bytes[index + 1] == UInt8(ascii: "("), bytes[index + 2] == UInt8(ascii: "B") {
                if !hasDesignated { result += bytes[index..<(index + 3)] }
                hasDesignated = true
                index += 3
            } else if bytes[index + 1] == UInt8(ascii: "(") {
                // Another character set: from here on nothing is known again.
                hasDesignated = false
                result += bytes[index..<(index + 3)]
                index += 3
            } else if let end = AttributeTrimmer.endOfAttributes(bytes, from: index) {
                append(bytes[index..<end], to: &result)
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// The index behind an SGR sequence that begins at an index, or nothing where none does.
    private static func endOfAttributes(_ bytes: [UInt8], from start: Int) -> Int? {
        guard bytes[start + 1] == UInt8(ascii: "[") else { return nil }
        var index = start + 2
        while index < bytes.count, (0x30...0x3B).contains(bytes[index]) { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "m") ? index + 1 : nil
    }

    private mutating func append(_ sequence: ArraySlice<UInt8>, to result: inout [UInt8]) {
        let parameters = sequence.dropFirst(2).dropLast()
        let resets = parameters.isEmpty || parameters.elementsEqual([UInt8(ascii: "0")])
        if isPlain, parameters.starts(with: [UInt8(ascii: "0"), UInt8(ascii: ";")]) {
            result += sequence.prefix(2)
            result += parameters.dropFirst(2)
            result.append(UInt8(ascii: "m"))
        } else {
            result += sequence
        }
        isPlain = resets
    }
}
