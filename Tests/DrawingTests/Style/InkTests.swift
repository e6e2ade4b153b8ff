import Drawing
import Geometry
import Testing

@Suite("Inks and named colours")
struct InkTests {
    @Test("a named colour is read and written by its name", arguments: NamedColour.allCases)
    func names(_ named: NamedColour) {
        #expect(Ink(text: named.rawValue) == .colour(named.colour))
        #expect(Ink.colour(named.colour).text == named.rawValue)
        #expect(NamedColour.name(of: named.colour) == named)
        #expect(Ink(text: named.colour.hex)?.text == named.rawValue)
    }

    @Test("other colours are hexadecimal, and the terminal's own is called default")
    func others() {
        #expect(Ink(text: "#12AB9f") == .colour(Colour(red: 0x12, green: 0xAB, blue: 0x9F)))
        #expect(Ink.colour(Colour(red: 1, green: 2, blue: 3)).text == "#010203")
        #expect(Ink(text: "default") == .standard)
        #expect(Ink.standard.text == "default")
    }

    @Test("nothing else is an ink", arguments: ["", "Red", "none", "grey", "light grey", "#12345", "rouge", " red", "red\u{0}"])
    func rejection(_ text: String) {
        #expect(Ink(text: text) == nil)
    }

    @Test("the twelve colours differ, and stand in rows of three")
    func grid() {
        #expect(Set(NamedColour.allCases.map(\.colour)).count == 12)
        #expect(NamedColour.allCases.prefix(3) == [.red, .green, .blue])
        #expect(NamedColour.allCases.suffix(3) == [.white, .lightgrey, .black])
    }

    @Test("a first session draws with a light pen; a file means the dots pen where it says nothing")
    func defaults() {
        #expect(Style.first.pen == .light && Style.documented.pen == .dots)
        #expect(Style.first.face.isTerminal && Style.first.size == 24 && Style.first.width == 2 && Style.first.fill == nil)
    }
}
