import Testing
import Words

/// All four languages are written in letters of one column, so characters are columns.
@Suite("Words that have to fit")
struct FittingWordsTests {
    @Test("the lines of hints and helps have at most 80 columns", arguments: Language.allCases)
    func lines(_ language: Language) {
        let words = Words.of(language)
        for line in words.status.hint + words.shell.help { #expect(line.count <= 80, "\(line)") }
        // In a popover, behind its marks.
        for line in words.commands.helpLines { #expect(line.count <= 73, "\(line)") }
    }

    /// A popover has a border of one column and a blank beside it on both sides.
    @Test("the footers of popovers fit into 80 columns", arguments: Language.allCases)
    func footers(_ language: Language) {
        for entry in EveryWord(of: .of(language)).entries where entry.path.hasSuffix("Hints") {
            #expect(entry.text.count <= 76, "\(entry.path)")
        }
    }

    /// A message takes the whole row where it has to, and what it names is short.
    @Test("what the status row says fits into 80 columns", arguments: Language.allCases)
    func messages(_ language: Language) {
        for entry in EveryWord(of: .of(language)).entries {
            let isSaid = [
                "messages", "files", "folder", "article", "\\Words.messages", "\\Words.files", "\\Words.folder",
                "\\Words.article",
            ]
            .contains { entry.path.hasPrefix("\($0).") }
            guard isSaid else { continue }
            #expect(entry.text.count <= 80, "\(entry.path): \(entry.text)")
        }
    }

    /// At 80 columns each of seven tools takes its key, a blank, and a blank or a bracket on both sides; a bar, and
    /// `A Menu : ? Help`, take the rest.
    @Test("the tools' names fit side by side into 80 columns", arguments: Language.allCases)
    func tools(_ language: Language) {
        let words = Words.of(language).toolbar
        let tools = [words.pencil, words.line, words.rectangle, words.oval, words.curve, words.text, words.select]
        let columns = tools.reduce(0) { $0 + $1.count + 4 } + "│A \(words.menu) : ? \(words.help)".count
        #expect(columns <= 80)
    }

    /// The columns of the style row hold a key, a blank, the value and a gap: 10 for strokes, colours and the article, 8 for
    /// the files.
    @Test("the style row's words fit into their columns", arguments: Language.allCases)
    func styles(_ language: Language) {
        let words = Words.of(language)
        let pens = words.popovers.pens
        for pen in [pens.light, pens.heavy, pens.double, pens.rounded, pens.dashed, pens.ascii] {
            #expect(pen.count <= 7, "\(pen)")
        }
        #expect(words.toolbar.article.count <= 7)
        #expect(words.toolbar.files.count <= 6)
        #expect(words.popovers.colours.standard.count <= 7)
        #expect(words.popovers.colours.none.count <= 7)
    }

    @Test("colours and pens that are cut to their columns are still told apart", arguments: Language.allCases)
    func cutValues(_ language: Language) {
        let entries = EveryWord(of: .of(language)).entries
        for group in ["popovers.colours.", "popovers.pens."] {
            let cut = entries.filter { $0.path.hasPrefix(group) }.map { $0.text.prefix(7) }
            #expect(Set(cut).count == cut.count, "\(cut)")
        }
    }

    @Test("the shell's help names every command and option as it is typed", arguments: Language.allCases)
    func shellHelp(_ language: Language) {
        let help = Words.of(language).shell.help.joined(separator: "\n")
        for name in [
            "dudel print ", "dudel export ", " -o ", "dudel run ", "dudel fonts ", "--lang", "--json", "--help", "--version",
        ]
            + ["--format", "--size", "--glyphs", "--color", "always", "never", ".txt", ".ansi", "dudel/config", "set ", "map "]
        {
            #expect(help.contains(name))
        }
    }
}
