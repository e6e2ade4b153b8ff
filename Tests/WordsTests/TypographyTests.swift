import Testing
import Words

/// How each language is written: its quotes, its marks, and what stands before them.
@Suite("The typography of the words")
struct TypographyTests {
    private func texts(_ language: Language) -> [EveryWord.Entry] {
        // The shell's help shows what is typed, in columns.
        EveryWord(of: .of(language)).entries.filter { $0.path != "shell.help" }
    }

    @Test("A French mark of two parts stands behind a no-break space, and apostrophes are curved")
    func french() {
        for entry in texts(.french) {
            #expect(!entry.text.contains("'"), "\(entry.text)")
            let characters = Array(entry.text)
            for (index, character) in characters.enumerated() where ";:?!»%".contains(character) && index > 0 {
                // A mark before a letter is typed like that, as in `:export`; one behind blanks is a key.
                let isTyped = index + 1 < characters.count && !" \u{A0}".contains(characters[index + 1])
                let isKey = characters[index - 1] == " " && (index == 1 || characters[index - 2] == " ")
                guard !isTyped, !isKey else { continue }
                // What follows no blank is typed as well, as in `q!`.
                #expect(characters[index - 1] == "\u{A0}" || entry.text.hasSuffix("q!"), "\(entry.text)")
            }
        }
    }

    @Test("German quotes are low and high, and units stand behind a no-break space")
    func german() {
        for entry in texts(.german) {
            #expect(!entry.text.contains { "'\"”«»".contains($0) }, "\(entry.text)")
            #expect(entry.text.contains("„") == entry.text.contains("“"), "\(entry.text)")
            #expect(!entry.text.contains(" %"), "\(entry.text)")
        }
    }

    @Test("A Spanish question begins and ends with a mark")
    func spanish() {
        for entry in texts(.spanish) {
            #expect(!entry.text.contains { "'\"“”„".contains($0) }, "\(entry.text)")
            // A lone mark is the key of help.
            let closing = entry.text.replacing(" ? ", with: " ").filter { $0 == "?" }.count
            #expect(entry.text.filter { $0 == "¿" }.count == closing, "\(entry.text)")
        }
    }

    @Test("Keys have the same names in every language", arguments: Language.allCases)
    func keys(_ language: Language) {
        for entry in texts(language) {
            for name in ["Entrée", "Échap", "Intro", "Eingabetaste", "Escape", "Strg", "Entf", "Maj"] {
                #expect(!entry.text.split(separator: " ").contains { $0 == name }, "\(entry.path): \(entry.text)")
            }
        }
    }

    @Test("One is told from several", arguments: Language.allCases)
    func plurals(_ language: Language) {
        let words = Words.of(language)
        for word in [words.files.renamedIDs, words.status.selectedCharacters, words.messages.sent, words.messages.deleted] {
            let (one, two) = (word("1"), word("2"))
            // German and English have words that do not change.
            let changes = one.replacing("1", with: "2") != two
            #expect(changes || language == .english || language == .german, "\(one)")
        }
        #expect(words.files.recovered("1", "10:20").replacing("1 ", with: "2 ") != words.files.recovered("2", "10:20"))
    }

    @Test(
        "Numbers have their thousands apart as the language does",
        arguments: [
            (Language.english, "1,234", "-1,234,567"), (.german, "1.234", "-1.234.567"),
            (.french, "1\u{A0}234", "-1\u{A0}234\u{A0}567"), (.spanish, "1234", "-1.234.567"),
        ])
    func numbers(_ language: Language, _ small: String, _ large: String) {
        let words = Words.of(language)
        #expect(words.number(1234) == small)
        #expect(words.number(-1_234_567) == large)
        for value in [0, 7, 999, -999] { #expect(words.number(value) == String(value)) }
    }
}
