/// The first sentence of a text, to be set as a label.
///
/// A rule of thumb for every language: it ends with a full stop, an exclamation or a question mark outside brackets that no
/// lower-case word follows, unless the stop belongs to an initial, a number that counts (`22. Februar`) or a known
/// abbreviation; or with a mark that only ends sentences, such as `。`.
enum FirstSentence {
    /// The sentence, or the whole first paragraph where none ends in it; nothing for a text without a paragraph.
    static func of(_ text: String) -> Substring? {
        guard let paragraph = firstParagraph(of: text) else { return nil }
        let end = end(in: paragraph, countsBrackets: true) ?? end(in: paragraph, countsBrackets: false)
        return end.map { paragraph[..<$0] } ?? paragraph
    }

    private static let marks: Set<Character> = [".", "!", "?", "…"]
    private static let finalMarks: Set<Character> = ["。", "！", "？", "．", "।", "॥", "۔", "؟", "։", "።", "။", "។"]
    private static let closers: Set<Character> = ["\"", "'", "”", "’", "»", "“"]
    private static let abbreviations: Set<String> = [
        "bzw", "ca", "capt", "chr", "co", "col", "dr", "dra", "etc", "geb", "gen", "gest", "gov", "hl", "hon", "inc", "jr", "lt",
        "ltd", "mlle", "mme", "mr", "mrs", "ms", "mt", "no", "nr", "prof", "rev", "sen", "sgt", "sr", "sra", "st", "ste", "vs",
    ]

    /// The first line that is neither blank nor a heading.
    private static func firstParagraph(of text: String) -> Substring? {
        var rest = text[...]
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            let words = trimmed(line)
            if !words.isEmpty, ArticleHeading(Array(words.utf8)[...], line: 0) == nil { return words }
            rest = rest[line.endIndex...].dropFirst()
        }
        return nil
    }

    /// The index behind the first sentence's last mark.
    private static func end(in paragraph: Substring, countsBrackets: Bool) -> String.Index? {
        var depth = 0
        var wordStart = paragraph.startIndex
        for index in paragraph.indices {
            let character = paragraph[index]
            if character.isWhitespace { wordStart = paragraph.index(after: index) }
            if countsBrackets {
                if "([（".contains(character) { depth += 1 }
                if ")]）".contains(character) { depth = max(0, depth - 1) }
            }
            guard depth == 0 else { continue }
            let isFinal = finalMarks.contains(character)
            guard isFinal || marks.contains(character) else { continue }
            let behind = paragraph.index(after: index)
            var next = behind
            while next < paragraph.endIndex, closers.contains(paragraph[next]) { next = paragraph.index(after: next) }
            if isFinal { return next }
            let rest = paragraph[next...]
            guard rest.isEmpty || rest.first?.isWhitespace == true else { continue }
            if let following = rest.first(where: { !$0.isWhitespace }), following.isLowercase { continue }
            if character == ".", next == behind, !rest.isEmpty, isAbbreviation(paragraph[wordStart..<index]) { continue }
            return next
        }
        return nil
    }

    /// Whether a word in front of a full stop is an initial, a counting number or an abbreviation.
    private static func isAbbreviation(_ word: Substring) -> Bool {
        let letters = word.drop { !$0.isLetter && !$0.isNumber }
        if letters.count <= 1 || letters.contains(".") { return true }
        if letters.allSatisfy(\.isNumber) { return letters.count <= 2 }
        return abbreviations.contains(letters.lowercased())
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var rest = line.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
