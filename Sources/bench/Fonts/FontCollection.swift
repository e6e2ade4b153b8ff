/// Makes TrueType collections whose faces share everything but their names (ISO/IEC 14496-22, “Font collections”).
struct FontCollection {
    private let font: [UInt8]
    private let tableCount: Int

    /// Takes a TrueType font of one face.
    init(font: [UInt8]) throws(BenchError) {
        guard font.count > 12 else { throw BenchError("the font is too short") }
        self.font = font
        tableCount = Int(font[4]) << 8 | Int(font[5])
        guard font.count > 12 + tableCount * 16 else { throw BenchError("the font's table directory is cut") }
    }

    /// A collection with one face for each of `names`, which stand in the place of `name`; all are ASCII and equally long.
    func bytes(replacing name: String, with names: [String]) throws(BenchError) -> [UInt8] {
        let table = try nameTable()
        let directorySize = 12 + tableCount * 16
        let headerSize = 12 + names.count * 4
        let nameSize = (table.count + 3) / 4 * 4
        let namesStart = headerSize + names.count * directorySize
        let fontStart = namesStart + names.count * nameSize

        var result = Array("ttcf".utf8) + [0, 1, 0, 0] + bigEndian(names.count)
        for face in names.indices { result += bigEndian(headerSize + face * directorySize) }
        for face in names.indices { result += directory(nameAt: namesStart + face * nameSize, fontAt: fontStart) }
        for replacement in names {
            var renamed = table
            replace(Array(name.utf8), with: Array(replacement.utf8), in: &renamed)
            // Names for Windows are written in UTF-16, big endian.
            replace(name.utf8.flatMap { [0, $0] }, with: replacement.utf8.flatMap { [0, $0] }, in: &renamed)
            // PostScript names and family names are all that tells the faces apart.
            result += renamed + [UInt8](repeating: 0, count: nameSize - table.count)
        }
        return result + font
    }

    /// The directory of one face, its name table moved and all others where the font stands.
    private func directory(nameAt: Int, fontAt: Int) -> [UInt8] {
        var result = Array(font[..<12])
        for entry in 0..<tableCount {
            let start = 12 + entry * 16
            let offset = isName(entry) ? nameAt : fontAt + number(at: start + 8)
            result += font[start..<start + 8] + bigEndian(offset) + font[start + 12..<start + 16]
        }
        return result
    }

    private func nameTable() throws(BenchError) -> [UInt8] {
        for entry in 0..<tableCount where isName(entry) {
            let offset = number(at: 12 + entry * 16 + 8)
            let length = number(at: 12 + entry * 16 + 12)
            guard offset + length <= font.count else { break }
            return Array(font[offset..<offset + length])
        }
        throw BenchError("the font has no readable name table")
    }

    private func isName(_ entry: Int) -> Bool {
        font[12 + entry * 16..<16 + entry * 16].elementsEqual("name".utf8)
    }

    private func number(at index: Int) -> Int {
        font[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private func replace(_ old: [UInt8], with new: [UInt8], in bytes: inout [UInt8]) {
        var index = 0
        while index + old.count <= bytes.count {
            if bytes[index..<index + old.count].elementsEqual(old) {
                bytes.replaceSubrange(index..<index + old.count, with: new)
                index += old.count
            } else {
                index += 1
            }
        }
    }
}
