/// What one terminal cell shows: a base character with up to four marks, never a control character.
///
/// Five scalars are what a cell of ncurses holds (`CCHARW_MAX`); of longer clusters, and of pictures that are joined, a terminal
/// is shown the beginning, while `text` has all. Scalars are packed, 21 bits each, and behind them the number of such a cluster,
/// so that a cell is a plain value without a reference count.
public struct Grapheme: Hashable, Sendable {
    private var low: UInt64
    private var high: UInt64

    /// The empty cell's blank.
    public static let space = Grapheme(verified: " ")

    /// The most scalars a grapheme holds.
    public static let capacity = 5

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// Creates a grapheme from one scalar that is known to be printable.
    private init(verified scalar: Unicode.Scalar) {
        self.init(low: UInt64(scalar.value), high: 0)
    }

    /// Creates a grapheme from one scalar; a control character becomes its visible replacement.
    public init(_ scalar: Unicode.Scalar) {
        self.init(verified: VisibleReplacement.of(scalar))
    }

    /// Creates a grapheme from a character; control characters in it become their visible replacements.
    ///
    /// A character that begins with a combining mark stands on a no-break space, as Unicode advises for showing marks alone.
    public init(_ character: Character) {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next() else {
            self = .space
            return
        }
        if first.value < 0x7f, first.value >= 0x20, scalars.next() == nil {
            self.init(verified: first)
            return
        }
        self.init(low: 0, high: 0)
        var count = 0
        var isCut = false
        for scalar in character.unicodeScalars {
            let visible = VisibleReplacement.of(scalar)
            if count == 0, visible.columns == 0 {
                append(Unicode.Scalar(0xA0), at: count)
                count += 1
            } else if count > 0 {
                // A second spacing character never shares a cell, and joiners or emoji selectors make terminals disagree
                // about the width.
                let isLeftOut = visible.value == 0x200D || visible.value == 0xFE0F
                isCut = isCut || isLeftOut || visible.columns > 0 || count == Grapheme.capacity
                if visible.columns > 0 { break }
                if isLeftOut { continue }
            }
            guard count < Grapheme.capacity else { break }
            append(visible, at: count)
            count += 1
        }
        if isCut { keep(character, behind: base) }
    }

    /// Notes all of a cluster that was cut; where something in it does not show by itself it stays cut.
    private mutating func keep(_ character: Character, behind base: Unicode.Scalar) {
        let whole = String(character)
        guard VisibleReplacement.of(whole) == whole else { return }
        let isBare = whole.unicodeScalars.first != base
        high |= UInt64(LongClusters.number(of: isBare ? String(base) + whole : whole)) << Grapheme.numberShift
    }

    /// Where the number of a long cluster stands, behind two scalars.
    private static let numberShift: UInt64 = 42

    private var longCluster: Int { Int(high >> Grapheme.numberShift) }

    private mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
        let value = UInt64(scalar.value)
        if index < 3 { low |= value << (21 * UInt64(index)) } else { high |= value << (21 * UInt64(index - 3)) }
    }

    /// The first scalar, which decides the width.
    public var base: Unicode.Scalar { Unicode.Scalar(UInt32(low & 0x1F_FFFF)) ?? " " }

    /// All scalars, one to five.
    public var scalars: [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for index in 0..<Grapheme.capacity {
            let shifted = index < 3 ? low >> (21 * UInt64(index)) : high >> (21 * UInt64(index - 3))
            guard let scalar = Unicode.Scalar(UInt32(shifted & 0x1F_FFFF)), scalar.value != 0 else { break }
            result.append(scalar)
        }
        return result
    }

    /// Whether nothing but the base is there.
    public var isSingle: Bool { low >> 21 == 0 && high == 0 }

    /// The columns a terminal gives it, 1 or 2.
    public var columns: Int { max(1, base.columns) }

    /// Whether it is blank paper.
    public var isBlank: Bool { self == .space || base.value == 0xA0 && isSingle }

    /// The grapheme as text.
    public var text: String {
        if isSingle { return String(base) }
        if longCluster > 0 { return LongClusters.text(longCluster) }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

extension Grapheme {
    /// Writes the grapheme in UTF-8.
    public func appendUTF8(to bytes: inout [UInt8]) {
        guard isSingle else {
            bytes += text.utf8
            return
        }
        let value = UInt32(low)
        // What a terminal shows most, braille, blocks and box lines, takes three bytes, and as an array would be allocated.
        if value < 0x80 {
            bytes.append(UInt8(value))
        } else if value >= 0x800, value < 0x1_0000 {
            bytes.append(0xE0 | UInt8(value >> 12))
            bytes.append(0x80 | UInt8(value >> 6 & 0x3F))
            bytes.append(0x80 | UInt8(value & 0x3F))
        } else {
            bytes += String(base).utf8
        }
    }
}

extension String {
    /// The graphemes that show this text, one a character, controls made visible.
    public var graphemes: [Grapheme] { map { Grapheme($0) } }

    /// The columns a terminal needs for this text on one line.
    public var columns: Int { reduce(0) { $0 + Grapheme($1).columns } }
}
