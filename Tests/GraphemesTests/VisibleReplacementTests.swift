import Graphemes
import Testing

@Suite("Visible replacements")
struct VisibleReplacementTests {
    @Test("C0 controls and DEL become their pictures")
    func controlPictures() {
        for value in UInt32(0)..<0x20 {
            #expect(Unicode.Scalar(value).map { VisibleReplacement.of($0).value } == 0x2400 + value)
        }
        #expect(VisibleReplacement.of("\u{7F}" as Unicode.Scalar) == "␡")
    }

    @Test(
        "what acts unseen becomes a mark",
        arguments: [
            "\u{80}", "\u{9B}", "\u{9F}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
            "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E007F}",
        ] as [Unicode.Scalar])
    func marks(_ scalar: Unicode.Scalar) {
        #expect(VisibleReplacement.of(scalar) == "\u{FFFD}")
    }

    @Test("line and paragraph separators become the sign of a new line")
    func separators() {
        #expect(VisibleReplacement.of("a\u{2028}b\u{2029}c") == "a␤b␤c")
    }

    @Test("what shows stays", arguments: ["Größe", "漢字", "e\u{301}", "👩‍👧", "نص", "␛", "~"])
    func untouched(_ text: String) {
        #expect(VisibleReplacement.of(text) == text)
    }

    @Test("no replacement needs replacing")
    func idempotence() {
        let unstable = (UInt32(0)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }.first { scalar in
            VisibleReplacement.of(VisibleReplacement.of(scalar)) != VisibleReplacement.of(scalar)
        }
        #expect(unstable == nil)
    }
}
