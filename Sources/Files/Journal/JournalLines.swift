import Lines

/// The lines of a journal, each ending with ` sum=` and a CRC-32 of it and of all lines before it.
///
/// Since every checksum goes on from the one before, a line that is missing or stands elsewhere is noticed as well.
struct JournalLines {
    private var sum: UInt32 = 0

    /// Writes a line that follows those written before.
    mutating func write(_ line: Line, to bytes: inout [UInt8]) {
        var writer = LineWriter()
        writer.append(line)
        let content = writer.bytes.dropLast()
        sum = Checksum.crc32(content, after: sum)
        bytes += content
        bytes += JournalLines.mark
        bytes += JournalLines.hex(sum)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// The length of a line's content when its checksum fits those read before, or nothing.
    mutating func verify(_ line: ArraySlice<UInt8>) -> Int? {
        let length = line.count - JournalLines.mark.count - 8
        guard length > 0 else { return nil }
        let content = line.prefix(length)
        let next = Checksum.crc32(content, after: sum)
        guard line.dropFirst(length).elementsEqual(JournalLines.mark + JournalLines.hex(next)) else { return nil }
        sum = next
        return length
    }

    private static let mark = Array(" sum=".utf8)

    private static func hex(_ value: UInt32) -> [UInt8] {
        (0..<8).map { position in
            let digit = UInt8(value >> UInt32(28 - 4 * position) & 15)
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }
}
