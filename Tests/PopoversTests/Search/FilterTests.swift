import Testing

@testable import Popovers

struct FilterTests {
    @Test(arguments: [
        ("", "anything", true), ("serif", "DejaVu Serif", true), ("SERIF dej", "DejaVu Serif", true), ("resume", "Résumé", true),
        ("résumé", "RESUME", true), ("e\u{301}te", "Été", true), ("strasse", "Straße", true), ("oeuvre", "Œuvre", true),
        ("αθηνα", "Αθήνα", true), ("дом", "ДОМ", true), ("lodz", "Łódź", true), ("serif x", "DejaVu Serif", false),
        ("漢字", "源漢字体", true), ("漢字", "源漢", false), ("aab", "aaab", true),
    ])
    func wordsMatchInAnyOrderWhateverCaseAndAccents(query: String, text: String, isMatch: Bool) {
        #expect(FilterMatcher(query).matches(text) == isMatch)
    }

    @Test func anIndexAnswersAscendingItems() {
        var index = FilterIndex(tagNames: ["mono"])
        index.append("Courier", tags: 1)
        index.append("Monotype Corsiva")
        index.append("Times")
        #expect(index.items(matching: FilterMatcher("")) == [0, 1, 2])
        #expect(index.items(matching: FilterMatcher("mono")) == [0, 1])
        #expect(index.items(matching: FilterMatcher("mon")) == [1])
        #expect(index.items(matching: FilterMatcher("co")) == [0, 1])
        #expect(index.items(matching: FilterMatcher("mono courier")) == [0])
        #expect(index.items(matching: FilterMatcher("x")) == [])
        #expect(FilterIndex().items(matching: FilterMatcher("x")) == [])
    }

    @Test func aKeyNeverMatchesAcrossTwoItems() {
        var index = FilterIndex()
        index.append("ab")
        index.append("cd")
        #expect(index.items(matching: FilterMatcher("bc")).isEmpty)
    }
}
