/// A terminal's description in the form ncurses compiles it to.
struct TerminfoEntry: Equatable {
    /// The names, separated by `|`.
    var names: String
    /// The predefined capabilities in their order; absent ones are false, -1 and nil.
    var flags: [Bool]
    var numbers: [Int32]
    var strings: [[UInt8]?]
    /// Names of flags that are set beyond the predefined ones.
    var extendedFlags: [String]

    /// The compiled form with 32-bit numbers (term(5), "Extended Number Format" and "Extended Storage Format").
    ///
    /// Nothing where the entry is too long for the 16-bit offsets of the format.
    func compiled() -> [UInt8]? {
        var table: [UInt8] = []
        var offsets: [UInt16] = []
        for string in strings {
            guard let string else {
                offsets.append(.max)
                continue
            }
            guard table.count + string.count < Int(Int16.max) else { return nil }
            offsets.append(UInt16(table.count))
            table += string + [0]
        }
        let name = Array(names.utf8) + [0]
        var bytes: [UInt8] = []
        append([0o1036, name.count, flags.count, numbers.count, offsets.count, table.count], to: &bytes)
        bytes += name
        bytes += flags.map { $0 ? 1 : 0 }
        align(&bytes)
        for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        append(offsets.map { Int($0) }, to: &bytes)
        bytes += table
        if !extendedFlags.isEmpty { appendExtension(to: &bytes) }
        return bytes
    }

    private func appendExtension(to bytes: inout [UInt8]) {
        align(&bytes)
        var table: [UInt8] = []
        var offsets: [Int] = []
        for flag in extendedFlags {
            offsets.append(table.count)
            table += Array(flag.utf8) + [0]
        }
        append([extendedFlags.count, 0, 0, offsets.count, table.count], to: &bytes)
        bytes += extendedFlags.map { _ in 1 }
        align(&bytes)
        append(offsets, to: &bytes)
        bytes += table
    }

    private func append(_ shorts: [Int], to bytes: inout [UInt8]) {
        for value in shorts {
            bytes.append(UInt8(truncatingIfNeeded: value))
            bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        }
    }

    private func align(_ bytes: inout [UInt8]) {
        if bytes.count % 2 == 1 { bytes.append(0) }
    }
}
