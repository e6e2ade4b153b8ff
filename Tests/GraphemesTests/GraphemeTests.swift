import Graphemes
import Testing

@Suite("Graphemes")
struct GraphemeTests {
    @Test("hold a base and four marks, and drop more")
    func capacity() {
        let flooded = Grapheme(Character("e" + String(repeating: "\u{301}", count: 10_000)))
        #expect(flooded.scalars.count == Grapheme.capacity)
        #expect(flooded.base == "e")
        #expect(flooded.columns == 1)
    }

    @Test(
        "never hold what acts on a terminal",
        arguments: ["\u{1B}", "\u{9B}", "\u{7F}", "\0", "\u{202E}", "\r\n", "\u{FEFF}"] as [Character])
    func controls(_ character: Character) {
        for scalar in Grapheme(character).scalars { #expect(VisibleReplacement.of(scalar) == scalar) }
    }

    @Test(
        "are written in UTF-8, whatever they hold",
        arguments: [
            " ", "a", "~", "\u{A0}", "é", "\u{7FF}", "\u{800}", "⣿", "漢", "\u{FFFD}", "𝔸", "\u{10FFFD}", "e\u{301}\u{308}",
        ]
            as [Character])
    func bytes(_ character: Character) {
        var bytes = Array("before".utf8)
        Grapheme(character).appendUTF8(to: &bytes)
        #expect(bytes == Array(("before" + Grapheme(character).text).utf8))
        #expect(Grapheme(character).text == String(character))
    }

    @Test("a mark alone stands on a no-break space")
    func loneMark() {
        #expect(Grapheme("\u{301}" as Character).text == "\u{A0}\u{301}")
    }

    @Test("text takes the columns of its graphemes")
    func columns() {
        #expect("a漢e\u{301}".columns == 4)
        #expect("".columns == 0)
        #expect("👨‍👩‍👧".columns == 2)
    }

    @Test("a text made visible keeps what shows")
    func visible() {
        #expect(VisibleReplacement.of("a\u{1B}[31m\u{202E}ü") == "a␛[31m\u{FFFD}ü")
    }
}
