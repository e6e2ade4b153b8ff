import Geometry
import Testing

@Suite("Colours as hexadecimal text")
struct ColourTests {
    @Test(
        "are read in either case and written in lower case",
        arguments: [
            ("#000000", Colour(red: 0, green: 0, blue: 0)), ("#Ff8000", Colour(red: 255, green: 128, blue: 0)),
            ("#0a0B0c", Colour(red: 10, green: 11, blue: 12)),
        ])
    func reading(_ text: String, _ colour: Colour) {
        #expect(Colour(hex: text) == colour)
        #expect(colour.hex == text.lowercased())
    }

    @Test(
        "nothing else is a colour",
        arguments: [
            "", "#", "ff8000", "#ff800", "#ff80000", "#ff80g0", "#+f8000", "#-00001", " #ff800", "#ff 000", "#١٢٣", "＃ff8000",
            "#fff",
        ])
    func rejection(_ text: String) {
        #expect(Colour(hex: text) == nil)
    }

    @Test("reading what was written gives the same colour")
    func roundTrip() {
        for value in stride(from: UInt8(0), through: 255, by: 5) {
            let colour = Colour(red: value, green: 255 - value, blue: value / 2)
            #expect(Colour(hex: colour.hex) == colour)
        }
    }
}
