import Geometry
import Screen
import Testing

@testable import Terminal

@Suite("Colours")
struct ColourTests {
    private let red = CellColour.exact(Colour(red: 250, green: 2, blue: 3))

    @Test("are numbered exactly where the terminal has them all")
    func exact() {
        let numbers = ColourNumbers(depth: .exact)
        #expect(numbers.number(.exact(Colour(red: 1, green: 2, blue: 3))) == 0x010203)
        #expect(numbers.number(.exact(Colour(red: 0, green: 0, blue: 7))) == 7)
        #expect(numbers.number(.palette(7)) == Int32(TerminfoEntry.paletteStart + 7))
        #expect(numbers.number(.standard) == -1)
    }

    @Test("are the nearest where it has fewer, and none where it has none")
    func reduced() {
        #expect(ColourNumbers(depth: .palette).number(red) == 196)
        #expect(ColourNumbers(depth: .sixteen).number(red) == 9)
        #expect(ColourNumbers(depth: .eight).number(red) == 1)
        #expect(ColourNumbers(depth: .none).number(red) == -1)
        #expect(ColourNumbers(depth: .eight).number(.palette(15)) == 7)
        #expect(ColourNumbers(depth: .sixteen).number(.palette(231)) == 15)
        #expect(ColourNumbers(depth: .palette).number(.palette(255)) == 255)
    }

    @Test("pairs get numbers on demand, and the unused give theirs up")
    func pairs() {
        var cache = PairCache(count: 4)
        /// The number, behind a `+` where it is new; `-` where there is none.
        func number(_ foreground: Int32) -> String {
            guard let found = cache.number(of: PairCache.Pair(foreground: foreground, background: -1)) else { return "-" }
            return (found.isNew ? "+" : "") + String(found.number)
        }
        #expect((-1...3).map { number($0) } == ["0", "+1", "+2", "+3", "-"])
        #expect(number(1) == "2")
        cache.keep(only: [PairCache.Pair(foreground: 0, background: -1), PairCache.Pair(foreground: 2, background: -1)])
        #expect([0, 2, 3, 4].map { number($0) } == ["1", "3", "+2", "-"])
    }

    @Test("a terminal without pairs has its own colours alone")
    func noPairs() {
        var cache = PairCache(count: 0)
        let own = cache.number(of: .standard)
        #expect(own?.number == 0)
        let other = cache.number(of: PairCache.Pair(foreground: 1, background: 2))
        #expect(other == nil)
    }
}
