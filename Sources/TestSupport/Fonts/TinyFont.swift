/// A TrueType font made by hand, so that a test can say what is in it (ISO/IEC 14496-22, “Open Font Format”).
///
/// Its glyphs are the missing one and those of `A` onwards; each is a square unless it is told otherwise.
public struct TinyFont {
    /// A name in one language, in Windows' encoding.
    public struct Name {
        /// Windows' number of the language: 0x409 is English, 0x407 German, 0x411 Japanese.
        public var language: Int
        /// 1 is the family, 2 the style, 4 the full name, 6 the PostScript name, 16 and 17 the typographic family and style.
        public var kind: Int
        /// The name itself.
        public var text: String

        /// Creates a name, in English unless it says otherwise.
        public init(_ kind: Int, _ text: String, language: Int = 0x409) {
            self.kind = kind
            self.text = text
            self.language = language
        }
    }

    /// What a glyph is.
    public enum Glyph {
        /// A square with corners at plus and minus this coordinate.
        case square(Int)
        /// A composite of glyphs, by their numbers; it may name itself.
        case composite([Int])
        /// A contour of many points that jump across the whole plane.
        case scribble(points: Int)
    }

    /// What it is called.
    public var names: [Name]
    /// Its glyphs, the missing one first.
    public var glyphs: [Glyph]
    /// How many of its units make an em.
    public var unitsPerEm = 1000

    /// A font with a family, a style, and letters from `A` on.
    public init(_ family: String, _ style: String = "Regular", letters: Int = 26) {
        let postScript = "\(family)-\(style)".filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        names = [Name(1, family), Name(2, style), Name(4, "\(family) \(style)"), Name(6, postScript)]
        glyphs = [Glyph](repeating: .square(400), count: letters + 1)
    }

    /// The file.
    public var bytes: [UInt8] {
        let tables = self.tables
        let directory = 12 + 16 * tables.count
        var result: [UInt8] = [0, 1, 0, 0] + BigEndian.short(tables.count) + [UInt8](repeating: 0, count: 6)
        var body: [UInt8] = []
        for (tag, table) in tables {
            result += Array(tag.utf8) + BigEndian.long(0) + BigEndian.long(directory + body.count) + BigEndian.long(table.count)
            body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return result + body
    }

    /// The same font as a WOFF file whose tables are stored as they are (W3C, “WOFF File Format 1.0”).
    public var woff: [UInt8] {
        let tables = self.tables
        let start = 44 + 20 * tables.count
        var directory: [UInt8] = []
        var body: [UInt8] = []
        for (tag, table) in tables {
            directory += Array(tag.utf8) + BigEndian.long(start + body.count) + BigEndian.long(table.count)
            directory += BigEndian.long(table.count) + BigEndian.long(0)
            body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        let header =
            Array("wOFF".utf8) + [0, 1, 0, 0] + BigEndian.long(start + body.count) + BigEndian.short(tables.count)
            + BigEndian.short(0) + BigEndian.long(bytes.count) + [UInt8](repeating: 0, count: 24)
        return header + directory + body
    }

    private var tables: [(tag: String, bytes: [UInt8])] {
        let outlines = glyphs.map { outline(of: $0) }
        var offsets = [0]
        for outline in outlines { offsets.append(offsets[offsets.count - 1] + outline.count) }
        return [
            ("OS/2", os2), ("cmap", cmap), ("glyf", outlines.flatMap(\.self)), ("head", head), ("hhea", hhea),
            ("hmtx", glyphs.flatMap { _ in BigEndian.short(600) + BigEndian.short(0) }),
            ("loca", offsets.flatMap { BigEndian.long($0) }), ("maxp", maxp), ("name", nameTable),
            ("post", BigEndian.long(0x30000) + [UInt8](repeating: 0, count: 28)),
        ]
    }

    private var head: [UInt8] {
        let numbers = BigEndian.long(0x10000) + BigEndian.long(0x10000) + BigEndian.long(0) + BigEndian.long(0x5F0F_3CF5)
        let em = BigEndian.short(0) + BigEndian.short(unitsPerEm) + [UInt8](repeating: 0, count: 16)
        let box = [-400, -400, 400, 400].flatMap { BigEndian.short($0) }
        return numbers + em + box + [0, 8, 2, 1, 0].flatMap { BigEndian.short($0) }
    }

    private var hhea: [UInt8] {
        let measures = BigEndian.long(0x10000) + BigEndian.short(800) + BigEndian.short(-200) + BigEndian.short(0)
        return measures + BigEndian.short(600) + [UInt8](repeating: 0, count: 22) + BigEndian.short(glyphs.count)
    }

    private var maxp: [UInt8] {
        let most = [4, 1, 64, 8, 1, 0, 0, 0, 0, 0, 0, 8, 8].flatMap { BigEndian.short($0) }
        return BigEndian.long(0x10000) + BigEndian.short(glyphs.count) + most
    }

    private var os2: [UInt8] {
        var table = [UInt8](repeating: 0, count: 96)
        func put(_ value: Int, at offset: Int) { table.replaceSubrange(offset..<(offset + 2), with: BigEndian.short(value)) }
        put(4, at: 0)
        put(600, at: 2)
        put(400, at: 4)
        put(5, at: 6)
        put(0x40, at: 62)
        put(800, at: 68)
        put(-200, at: 70)
        return table
    }

    /// One segment of characters, from `A` on.
    private var cmap: [UInt8] {
        let last = 0x41 + max(1, glyphs.count - 1) - 1
        let header = [4, 32, 0, 4, 4, 1, 0].flatMap { BigEndian.short($0) }
        let segments = [last, 0xFFFF, 0, 0x41, 0xFFFF, 1 - 0x41, 1, 0, 0].flatMap { BigEndian.short($0) }
        return [0, 1, 3, 1].flatMap { BigEndian.short($0) } + BigEndian.long(12) + header + segments
    }

    private var nameTable: [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for name in names.sorted(by: { ($0.language, $0.kind) < ($1.language, $1.kind) }) {
            let text = name.text.utf16.flatMap { BigEndian.short(Int($0)) }
            records += [3, 1, name.language, name.kind, text.count, texts.count].flatMap { BigEndian.short($0) }
            texts += text
        }
        return [0, names.count, 6 + 12 * names.count].flatMap { BigEndian.short($0) } + records + texts
    }

    private func outline(of glyph: Glyph) -> [UInt8] {
        var bytes: [UInt8]
        switch glyph {
        case .square(let half):
            let across = [-half, 0, 2 * half, 0]
            let down = [-half, 2 * half, 0, -2 * half]
            bytes = [1, -half, -half, half, half, 3, 0].flatMap { BigEndian.short($0) } + [1, 1, 1, 1]
            bytes += (across + down).flatMap { BigEndian.short($0) }
        case .scribble(let points):
            let far = 16000
            let steps = (0..<points).flatMap { BigEndian.short($0 % 2 == 0 ? far : -far) }
            let flags = [UInt8](repeating: 1, count: points)
            bytes = [1, -far, -far, far, far, points - 1, 0].flatMap { BigEndian.short($0) } + flags + steps + steps
        case .composite(let parts):
            bytes = [-1, -400, -400, 400, 400].flatMap { BigEndian.short($0) }
            for (index, part) in parts.enumerated() {
                // Bytes for x and y, and more parts but behind the last.
                bytes += BigEndian.short(index < parts.count - 1 ? 0x22 : 2) + BigEndian.short(part) + [0, 0]
            }
        }
        if bytes.count % 2 == 1 { bytes.append(0) }
        return bytes
    }
}

/// Numbers as fonts hold them.
enum BigEndian {
    static func short(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }

    static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }
}
