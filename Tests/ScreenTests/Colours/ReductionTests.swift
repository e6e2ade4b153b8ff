import Geometry
import Testing

@testable import Screen

@Suite("Colours of cells brought to a depth")
struct ReductionTests {
    @Test("what the depth has stays, and the terminal's own always does", arguments: ColourDepth.allCases)
    func kept(depth: ColourDepth) {
        #expect(ColourReduction.cellColour(.standard, depth: depth) == .standard)
        for number in 0..<depth.paletteCount {
            #expect(ColourReduction.cellColour(.palette(UInt8(number)), depth: depth) == .palette(UInt8(number)))
        }
    }

    @Test("what it lacks becomes the nearest by Oklab, and nothing without colours")
    func reduced() {
        let red = CellColour.exact(Colour(red: 250, green: 2, blue: 3))
        #expect(ColourReduction.cellColour(red, depth: .exact) == red)
        #expect(ColourReduction.cellColour(red, depth: .palette) == .palette(196))
        #expect(ColourReduction.cellColour(red, depth: .sixteen) == .palette(9))
        #expect(ColourReduction.cellColour(red, depth: .eight) == .palette(1))
        #expect(ColourReduction.cellColour(red, depth: .none) == .standard)
        #expect(ColourReduction.cellColour(.palette(231), depth: .sixteen) == .palette(15))
        #expect(ColourReduction.cellColour(.palette(9), depth: .eight) == .palette(1))
        #expect(ColourReduction.cellColour(.palette(9), depth: .none) == .standard)
    }

    @Test("depths are in the order of their colours")
    func order() { #expect(ColourDepth.allCases.sorted() == ColourDepth.allCases) }
}
