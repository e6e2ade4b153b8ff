/// What stands behind a text of CP437 to say what it is: SAUCE 00.5, 128 bytes behind an end-of-file character.
///
/// Title, author, group and date are left blank, so that a drawing always gives the same bytes.
struct SauceRecord {
    /// The characters of a row.
    var columns: Int
    var rows: Int
    /// The bytes before the end-of-file character.
    var dataSize: Int

    /// The width that readers take where nothing is said.
    static let usualWidth = 80

    var bytes: [UInt8] {
        var result: [UInt8] = [0x1A]
        result += "SAUCE00".utf8
        // Title 35, author 20, group 20, date 8.
        result += [UInt8](repeating: 0x20, count: 35 + 20 + 20 + 8)
        result += SauceRecord.littleEndian(dataSize, count: 4)
        // Data type: characters; file type: ANSi.
        result += [1, 1]
        result += SauceRecord.littleEndian(columns, count: 2) + SauceRecord.littleEndian(rows, count: 2)
        // Two values without a meaning for this type, and no comments.
        result += [0, 0, 0, 0, 0]
        // Flags: bright grounds instead of blink, letters 8 pixels wide.
        result.append(0b011)
        let font = Array("IBM VGA".utf8)
        return result + font + [UInt8](repeating: 0, count: 22 - font.count)
    }

    private static func littleEndian(_ value: Int, count: Int) -> [UInt8] {
        let limit = count == 2 ? Int(UInt16.max) : Int(UInt32.max)
        let value = min(max(0, value), limit)
        return (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
