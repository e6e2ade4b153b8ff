import Graphemes
import Testing

@Suite("Scalars packed into graphemes")
struct GraphemePackingTests {
    @Test(
        "come out as they went in",
        arguments: [
            "a", "é", "e\u{301}", "漢", "🙂", "a\u{300}\u{301}\u{302}\u{303}", "क\u{94D}",
            "\u{10FFFD}\u{1E8D0}\u{1D167}\u{301}\u{E0100}",
            "1\u{20E3}",
        ] as [Character])
    func roundTrip(_ character: Character) {
        let grapheme = Grapheme(character)
        #expect(grapheme.scalars == Array(character.unicodeScalars))
        #expect(grapheme.text == String(character))
        #expect(grapheme.base == character.unicodeScalars.first)
        #expect(grapheme.isSingle == (character.unicodeScalars.count == 1))
    }

    @Test("of single ones keep every printable scalar of the lower planes")
    func singles() {
        let lost = (UInt32(0x20)...0x2_0000).lazy.compactMap { Unicode.Scalar($0) }.first { scalar in
            VisibleReplacement.of(scalar) == scalar && Grapheme(scalar).base != scalar
        }
        #expect(lost == nil)
    }

    @Test(
        "a flood of marks is cut to what a cell can hold", arguments: ["\u{301}", "\u{1E8D0}", "\u{E0100}"] as [Unicode.Scalar])
    func floods(_ mark: Unicode.Scalar) {
        var view = String.UnicodeScalarView()
        view.append("o")
        view.append(contentsOf: repeatElement(mark, count: 1_000))
        let graphemes = String(view).graphemes
        #expect(graphemes.count == 1)
        #expect(graphemes.first?.scalars == ["o", mark, mark, mark, mark])
    }

    @Test("joiners and emoji selectors are left out, and a second spacing character with what follows it")
    func joined() {
        #expect(Grapheme("👩‍👩‍👧" as Character).scalars == ["👩"])
        #expect(Grapheme("❤\u{FE0F}" as Character).scalars == ["❤"])
        #expect(Grapheme("🇩🇪" as Character).scalars == ["🇩"])
    }

    @Test(
        "the text of a long cluster is whole, though a cell shows its beginning",
        arguments: ["👩‍👩‍👧", "❤\u{FE0F}", "🇩🇪", "👍🏽", "o" + String(repeating: "\u{301}", count: 100)])
    func whole(_ text: String) throws {
        #expect(text.graphemes.map(\.text) == [text])
        #expect(text.graphemes == text.graphemes)
        #expect(try #require(text.graphemes.first).scalars.count <= Grapheme.capacity)
    }

    @Test("a long cluster that hides something is cut")
    func hidden() {
        let flag = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}" as Character
        #expect(Grapheme(flag).text.unicodeScalars.allSatisfy { VisibleReplacement.of($0) == $0 })
        #expect(Grapheme(flag).base == "\u{1F3F4}")
    }

    @Test("a line end of two characters shows once")
    func lineEnd() {
        #expect("a\r\nb".graphemes.map(\.text) == ["a", "␍", "b"])
        #expect("a\r\nb".columns == 3)
    }

    @Test("only a blank and a no-break space are blank")
    func blank() {
        #expect(Grapheme.space.isBlank && Grapheme("\u{A0}" as Character).isBlank)
        #expect(!Grapheme("a" as Character).isBlank && !Grapheme("\u{A0}\u{301}" as Character).isBlank)
        #expect(Grapheme(" " as Character) == .space)
    }

    @Test("equal text makes equal graphemes")
    func equality() {
        #expect(Grapheme("a" as Character) == Grapheme("a" as Unicode.Scalar))
        #expect(Grapheme("a\u{301}" as Character) != Grapheme("a" as Character))
        #expect(Set("abcabc".graphemes).count == 3)
    }
}
