import Runtime
import TestSupport
import Testing
import Words

@Suite("Reading drawings with a person's words")
struct DrawingLoaderTests {
    private let folder = TemporaryFolder()

    private func failure(_ text: String, _ language: Language = .english) -> String {
        folder.write(text, to: "a.dudel")
        do throws(DrawingLoader.Failure) {
            _ = try DrawingLoader(.of(language)).load(folder("a.dudel"))
            return "none"
        } catch {
            return error.text
        }
    }

    @Test("a broken line is named, in every language", arguments: Language.allCases)
    func brokenLine(_ language: Language) {
        let words = Words.of(language).files
        #expect(
            failure("dudel 1\n# comment\n\nrectangle 1 2 3\n", language)
                == "\(folder("a.dudel")): \(words.atLine("4", words.tooFewArguments))")
    }

    @Test(
        "so is what is wrong with it",
        arguments: [
            ("hello\n", "line 1: not a dudel drawing"), ("dudel 9\n", "line 1: needs a newer dudel (format 9)"),
            ("dudel 1\nrectangle 1 2 x 4\n", "line 2: x is not a number"),
            ("dudel 1\noval 0 0 1 1 width=99\n", "line 2: 99 is out of range"),
            ("dudel 1\noval 0 0 1 1 stroke=\"\u{9B}31m\"\n", "line 2: "),
            ("dudel 1\ntext 0 0 \"a\n", "line 2: a string has no closing quote"),
        ])
    func reasons(_ text: String, _ message: String) {
        #expect(failure(text).hasPrefix("\(folder("a.dudel")): \(message)"))
    }

    @Test("nothing of a file or its name acts on a terminal")
    func hostile() throws {
        let name = folder("\u{1B}[31m.dudel")
        let failure = try #require(throws: DrawingLoader.Failure.self) { _ = try DrawingLoader(.of(.english)).load(name) }
        #expect(failure.text == "\(folder("␛[31m.dudel")): no such file")
        #expect(!self.failure("dudel 1\noval 0 0 1 1 pen=\"\\u{1b}[31m\"\n").contains("\u{1B}"))
    }

    @Test("a missing file is told apart from a broken one")
    func missing() {
        do throws(DrawingLoader.Failure) {
            _ = try DrawingLoader(.of(.english)).load(folder("none.dudel"))
            Issue.record("it was read")
        } catch {
            guard case .missing = error else {
                Issue.record("\(error)")
                return
            }
        }
        #expect(failure("").hasPrefix(folder("a.dudel")))
    }

    @Test("what reading had to say comes with the drawing")
    func notices() throws {
        folder.write("dudel 1.9\noval 0 0 1 1 id=a\noval 0 0 1 1 id=a", to: "a.dudel")
        let loaded = try DrawingLoader(.of(.english)).load(folder("a.dudel"))
        #expect(loaded.document.drawables.count == 2)
        let words = Words.of(.english).files
        let notice = try #require(loaded.notice)
        for text in [words.newerMinor, words.cutOff, words.renamedIDs("1")] { #expect(notice.contains(text)) }
    }
}
