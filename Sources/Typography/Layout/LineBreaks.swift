import CUnibreak

/// Finds where a paragraph may be broken into lines (UAX #14), and breaks it.
struct LineBreaks {
    private let paragraph: Paragraph
    /// Whether a line may end behind a character.
    private let isOpportunity: [Bool]

    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    /// Finds the opportunities by a language's rules; those inside a grapheme cluster do not count.
    init(_ paragraph: Paragraph, language: String) {
        self.paragraph = paragraph
        var breaks = [CChar](repeating: CChar(LINEBREAK_NOBREAK), count: paragraph.scalars.count)
        if LineBreaks.isReady, !breaks.isEmpty {
            set_linebreaks_utf32(paragraph.scalars.map(LineBreaks.classed), breaks.count, language, &breaks)
        }
        isOpportunity = (0..<paragraph.count).map { character in
            let last = Int(paragraph.starts[character + 1]) - 1
            if breaks[last] == CChar(LINEBREAK_ALLOWBREAK) || breaks[last] == CChar(LINEBREAK_MUSTBREAK) { return true }
            guard paragraph.scalars[last] >= 0xE00, character + 1 < paragraph.count else { return false }
            return SpacelessScript.mayBreak(
                between: paragraph.scalars[Int(paragraph.starts[character])], and: paragraph.scalars[last + 1])
        }
    }

    /// The scalar that libunibreak is given in a scalar's place.
    ///
    /// Version 1.1 (Unicode 6.0) has no pair table for regional indicators and takes U+FFFF for the end of the text: both end
    /// the program by an assertion. It does not know pictographs, which `LineBreak.txt` classes like ideographs today.
    private static func classed(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0..<0xFFFF: scalar
        case 0xFFFF: 0xFFFD
        case 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF: 0x4E00
        default: scalar
        }
    }

    /// The characters of every line: as many as fit into a width in dots; a word that is too long is broken between clusters.
    func lines(advances: [Double], width: Double) -> [Range<Int>] {
        // Sums of fractions must not push the last letter of a line that fits exactly.
        let limit = width + 1e-6
        var result: [Range<Int>] = []
        var start = 0
        var opportunity: Int?
        var used = 0.0
        var character = 0
        while character < paragraph.count {
            if used + advances[character] > limit, character > start, !paragraph.isBlank(character) {
                let end = opportunity ?? character
                result.append(start..<end)
                start = end
                character = end
                used = 0
                opportunity = nil
                continue
            }
            used += advances[character]
            character += 1
            if isOpportunity[character - 1] { opportunity = character }
        }
        result.append(start..<paragraph.count)
        return result
    }
}
