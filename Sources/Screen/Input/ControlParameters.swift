/// The parameters of a control sequence: numbers between semicolons, each with parts between colons (ECMA-48, 5.4).
struct ControlParameters {
    /// The private prefix, one of `<`, `=`, `>`, `?`.
    private(set) var prefix: UInt8?
    /// Whether there is an intermediate byte, which makes another command of the final byte.
    private(set) var hasIntermediate = false
    private var values: [[Int]] = []

    private static let largest = 9_999_999

    /// Reads the bytes between `ESC [` and the final byte.
    init(_ bytes: [UInt8]) {
        var digits = bytes[...]
        if let first = digits.first, (0x3C...0x3F).contains(first) {
            prefix = first
            digits.removeFirst()
        }
        guard !digits.isEmpty else { return }
        var parts: [Int] = []
        var number = -1
        for byte in digits {
            switch byte {
            case 0x30...0x39: number = min(max(0, number) * 10 + Int(byte) - 0x30, Self.largest)
            case 0x3A:
                parts.append(number)
                number = -1
            case 0x3B:
                values.append(parts + [number])
                parts = []
                number = -1
            default: hasIntermediate = true
            }
        }
        values.append(parts + [number])
    }

    /// How many parameters there are.
    var count: Int { values.count }

    /// A parameter or one of its parts; nothing where it was left out.
    subscript(index: Int, part: Int = 0) -> Int? {
        guard values.indices.contains(index), values[index].indices.contains(part), values[index][part] >= 0 else { return nil }
        return values[index][part]
    }

    /// The modifiers a parameter stands for: 1 and the sum of Shift 1, Alt 2, Ctrl 4, Meta 8 (xterm, "PC-style function keys").
    func modifiers(at index: Int) -> Key.Modifiers {
        let bits = max(0, (self[index] ?? 1) - 1)
        var modifiers: Key.Modifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 10 != 0 { modifiers.insert(.alt) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }
}
