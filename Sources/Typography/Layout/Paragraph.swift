import Graphemes

/// A paragraph of a text, without the line feed that ends it, ready to be shaped.
struct Paragraph {
    /// The offset of the first character in the text, in characters.
    let first: Int
    /// What is shaped: controls are replaced by what shows them, tabs by blanks.
    private(set) var scalars: [UInt32] = []
    /// The first scalar of every character, and the number of scalars at the end.
    private(set) var starts: [Int32] = [0]
    /// The character every scalar belongs to.
    private(set) var characterOf: [Int32] = []
    /// The characters that are tabs.
    private(set) var tabs: Set<Int> = []
    /// Whether no scalar comes from a right-to-left script, so that every level is 0.
    private(set) var isLeftToRight = true

    /// Blanks a tab is worth.
    static let tabWidth = 4.0
    /// The most scalars of a character that are set: a letter under a hundred marks is still seen whole.
    static let clusterLimit = 128
    /// The first scalar of the blocks that hold right-to-left letters.
    private static let firstRightToLeft: UInt32 = 0x590

    /// The number of characters.
    var count: Int { starts.count - 1 }

    /// Creates an empty paragraph that begins at an offset in the text.
    init(first: Int) { self.first = first }

    /// The paragraphs of a text; at least one.
    static func paragraphs(of text: String) -> [Paragraph] {
        var result: [Paragraph] = []
        var current = Paragraph(first: 0)
        var offset = 0
        for character in text {
            offset += 1
            if character.isNewline {
                result.append(current)
                current = Paragraph(first: offset)
            } else {
                current.append(character)
            }
        }
        result.append(current)
        return result
    }

    private mutating func append(_ character: Character) {
        let number = Int32(truncatingIfNeeded: count)
        var used = 0
        var keepsTags = false
        for scalar in character.unicodeScalars {
            guard used < Paragraph.clusterLimit else { break }
            // The flags of England, Scotland and Wales are a black flag and tags, which show nothing anywhere else.
            if used == 0 { keepsTags = scalar.value == 0x1F3F4 }
            used += 1
            characterOf.append(number)
            if scalar == "\t" {
                tabs.insert(count)
                scalars.append(0x20)
                continue
            }
            let isTag = keepsTags && (0xE0020...0xE007F).contains(scalar.value)
            let value = isTag ? scalar.value : VisibleReplacement.of(scalar).value
            if value >= Paragraph.firstRightToLeft, isLeftToRight { isLeftToRight = !Paragraph.mayBeRightToLeft(value) }
            scalars.append(value)
        }
        starts.append(Int32(truncatingIfNeeded: scalars.count))
    }

    /// Whether a text has a scalar of those blocks.
    static func mayBeRightToLeft(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.value >= firstRightToLeft && mayBeRightToLeft($0.value) }
    }

    /// Whether a scalar lies in the blocks of right-to-left scripts, as `DerivedBidiClass.txt` lists their defaults.
    private static func mayBeRightToLeft(_ value: UInt32) -> Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// The scalars of characters.
    func scalarRange(of characters: Range<Int>) -> Range<Int> {
        Int(starts[characters.lowerBound])..<Int(starts[characters.upperBound])
    }

    /// The scalars of a character.
    func cluster(_ character: Int) -> ArraySlice<UInt32> { scalars[Int(starts[character])..<Int(starts[character + 1])] }

    /// Whether a character may hang over the right edge: blanks that a line may be broken at.
    func isBlank(_ character: Int) -> Bool {
        guard starts[character + 1] - starts[character] == 1 else { return false }
        switch scalars[Int(starts[character])] {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
        default: return false
        }
    }

    /// Whether a character is an ideograph, kana, or a full-width sign, between which lines may be stretched.
    func isIdeograph(_ character: Int) -> Bool {
        switch scalars[Int(starts[character])] {
        case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Whether a character is a tab.
    func isTab(_ character: Int) -> Bool { !tabs.isEmpty && tabs.contains(character) }

    /// The text of characters, as it is shown; tabs are tabs.
    func text(of characters: Range<Int>) -> String {
        var view = String.UnicodeScalarView()
        for index in scalarRange(of: characters) {
            if isTab(Int(characterOf[index])) {
                view.append("\t")
            } else if let scalar = Unicode.Scalar(scalars[index]) {
                view.append(scalar)
            }
        }
        return String(view)
    }
}
