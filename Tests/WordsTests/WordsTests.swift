import Testing
import Words

@Suite("The words of every language")
struct WordsTests {
    private func entries(_ language: Language) -> [EveryWord.Entry] { EveryWord(of: .of(language)).entries }

    @Test("all are found", arguments: Language.allCases)
    func completeness(_ language: Language) {
        let every = EveryWord(of: .of(language))
        #expect(every.functions == EveryWord.listed)
        #expect(every.entries.count > 250)
        #expect(Words.of(language).language == language)
    }

    @Test("none is empty, or has blanks at its ends", arguments: Language.allCases)
    func nothingEmpty(_ language: Language) {
        for entry in entries(language) where entry.path != "shell.help" {
            #expect(!entry.text.isEmpty, "\(entry.path)")
            #expect(entry.text.first != " " && entry.text.last != " ", "\(entry.path)")
        }
    }

    @Test("what a word is given stands in it once", arguments: Language.allCases)
    func interpolations(_ language: Language) {
        for entry in entries(language) {
            for (index, argument) in EveryWord.arguments.enumerated() {
                let parts = entry.text.split(separator: argument, omittingEmptySubsequences: false).count
                #expect(parts == (index < entry.arguments ? 2 : 1), "\(entry.path): \(entry.text)")
            }
        }
    }

    @Test("none holds a control character or a line feed", arguments: Language.allCases)
    func printable(_ language: Language) {
        for entry in entries(language) {
            let isPrintable = entry.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
            #expect(isPrintable, "\(entry.path)")
        }
    }

    @Test("are translated", arguments: [Language.french, .german, .spanish])
    func translation(_ language: Language) {
        let english = entries(.english)
        let same = zip(entries(language), english).filter { $0.text == $1.text && $0.text.count > 12 }.map(\.0.path)
        #expect(Set(same).subtracting(["shell.help"]).isEmpty)
    }

    @Test("have the same shape in every language", arguments: [Language.french, .german, .spanish])
    func shape(_ language: Language) {
        #expect(entries(language).map(\.path) == entries(.english).map(\.path))
    }
}
