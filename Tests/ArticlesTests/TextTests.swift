import Testing

@testable import Articles

@Suite struct TextTests {
    @Test func headingsAreFoundWithTheirLines() {
        let outline = ArticleOutline("Lead.\n\n\n== Early life ==\nBorn.\n\n=== School ===\r\nx\n==Work==\n====== Six ======")
        #expect(outline.headings.map(\.title) == ["Early life", "School", "Work", "Six"])
        #expect(outline.headings.map(\.level) == [2, 3, 2, 6])
        #expect(outline.headings.map(\.line) == [3, 6, 8, 9])
        #expect(outline.heading(above: 2) == nil)
        #expect(outline.heading(above: 3) == 0)
        #expect(outline.heading(above: 7) == 1)
        #expect(outline.heading(above: 1_000) == 3)
        #expect(outline.heading(named: "School") == 1)
        #expect(outline.heading(named: "school") == nil)
    }

    @Test(arguments: ["", "\n", "=", "==", "====", "== ==", "= x =", " == x ==", "== x", "x ==", "== x == y", "==\t=="])
    func otherLinesAreNoHeadings(_ text: String) {
        #expect(ArticleOutline(text).headings.isEmpty)
    }

    @Test func unevenHeadingsTakeTheSmallerSide() throws {
        let heading = try #require(ArticleOutline("==== a == b ==").headings.first)
        #expect(heading.level == 2)
        #expect(heading.title == "== a == b")
    }

    @Test(arguments: [
        (
            "George Washington (February 22, 1732 – December 14, 1799. See x.) was a Founding Father. He led.",
            "George Washington (February 22, 1732 – December 14, 1799. See x.) was a Founding Father."
        ),
        ("\n== A ==\nJohn F. Kennedy Jr. was U.S. Senator. Then", "John F. Kennedy Jr. was U.S. Senator."),
        ("Er wurde am 22. Februar 1732 geboren. Danach", "Er wurde am 22. Februar 1732 geboren."),
        ("It ended in 1799. Then", "It ended in 1799."),
        ("Who? Me", "Who?"),
        ("He said “no.” Then", "He said “no.”"),
        ("墨是一種顏料。用於書寫。", "墨是一種顏料。"),
        ("An open (bracket. Then", "An open (bracket."),
        ("No end\nnext", "No end"),
        ("It costs 3.5 here. x. Y", "It costs 3.5 here. x. Y"),
        ("One.", "One."),
    ]) func theFirstSentenceIsFound(_ text: String, sentence: String) {
        #expect(FirstSentence.of(text).map { String($0) } == sentence)
    }

    @Test func aTextWithoutAParagraphHasNoSentence() {
        #expect(FirstSentence.of("\n \n== A ==\n") == nil)
        #expect(FirstSentence.of("") == nil)
    }
}
