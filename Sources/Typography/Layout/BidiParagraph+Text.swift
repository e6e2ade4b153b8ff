import CFontLibraries
import Graphemes

extension BidiParagraph {
    /// Finds the directions of a line of text; nothing where all of it runs from left to right, or where they cannot be found.
    public init?(_ text: String) {
        // Most texts have no such letter, and a whole article is asked about at once.
        guard Paragraph.mayBeRightToLeft(text), let paragraph = Paragraph.paragraphs(of: text).first,
            !paragraph.isLeftToRight, dudel_fonts_are_there() != 0
        else { return nil }
        let found = BidiLevels(paragraph)
        self.init(
            isRightToLeft: found.base & 1 == 1,
            levels: (0..<paragraph.count).map { found[paragraph.scalarRange(of: $0..<($0 + 1)).lowerBound] })
    }
}
