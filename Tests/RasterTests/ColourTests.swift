import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct ColourTests {
    @Test func exactColoursStay() {
        let colour = Colour(red: 1, green: 2, blue: 3)
        #expect(ColourReduction.cellColour(of: colour, depth: .exact) == .exact(colour))
        #expect(ColourReduction.cellColour(of: colour, depth: .none) == .standard)
    }

    @Test func coloursOfThePaletteMapToThemselves() {
        for number in 16..<256 {
            guard case .palette(let found) = ColourReduction.cellColour(of: TerminalPalette.colours[number], depth: .palette)
            else {
                Issue.record("no palette colour")
                continue
            }
            #expect(TerminalPalette.colours[Int(found)] == TerminalPalette.colours[number])
        }
        for number in 0..<16 {
            let colour = TerminalPalette.colours[number]
            #expect(ColourReduction.cellColour(of: colour, depth: .sixteen) == .palette(UInt8(number)))
        }
    }

    @Test(
        arguments: [
            (NamedColour.red, 1), (.green, 2), (.blue, 4), (.cyan, 6), (.yellow, 3), (.magenta, 5), (.white, 7), (.black, 0),
        ] as [(NamedColour, UInt8)])
    func namedColoursKeepTheirHueWithEight(name: NamedColour, number: UInt8) {
        #expect(ColourReduction.cellColour(of: name.colour, depth: .eight) == .palette(number))
    }

    @Test func noColourOfThePaletteIsNearer() {
        let seed = UInt64(20_261_130)
        var generator = SplitMix(seed: seed)
        for _ in 0..<200 {
            let colour = Colour(
                red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
                blue: .random(in: 0...255, using: &generator))
            guard case .palette(let found) = ColourReduction.cellColour(of: colour, depth: .palette) else { continue }
            let wanted = Oklab(colour)
            let distance = wanted.squaredDistance(to: Oklab(TerminalPalette.colours[Int(found)]))
            let least = TerminalPalette.colours[16...].map { wanted.squaredDistance(to: Oklab($0)) }.min() ?? 0
            #expect(distance <= least, "seed \(seed), \(colour.hex)")
        }
    }

    @Test func inksThatBecomeOneColourCanBeToldApart() {
        var canvas = Canvas(2, 1, colours: .eight)
        canvas.fill(Rect(0, 0, 4, 4), ink: .colour(Colour(red: 220, green: 0, blue: 0)))
        canvas.text("a", at: .zero, ink: .colour(Colour(red: 200, green: 0, blue: 0)))
        let cell = canvas.cell(0, 0)
        #expect(cell.background == .palette(1))
        #expect(cell.foreground != cell.background)
    }

    @Test func withoutColoursStrokesAreLeftOutOfFills() {
        var canvas = Canvas(2, 1, colours: .none)
        canvas.fill(Rect(0, 0, 4, 4), ink: .blue)
        canvas.stroke([(0, 1), (4, 1)], ink: .red)
        #expect(canvas.cell(0, 0) == Cell(Grapheme("⠒" as Character), attributes: .reverse))
    }

    @Test func moreInksThanNumbersStayNear() {
        var palette = InkPalette()
        let workspace = Workspace(source: nil)
        var last: UInt16 = 0
        for number in 0..<100_000 as Range<UInt32> {
            let colour = Colour(red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
            last = palette.number(of: .colour(colour), depth: .exact, cache: workspace)
            guard case .exact(let shown) = palette.colour(of: last << 1) else {
                Issue.record("no exact colour")
                return
            }
            #expect(abs(Int(shown.blue) - Int(colour.blue)) < 16 && abs(Int(shown.green) - Int(colour.green)) < 16)
        }
        #expect(palette.inks.count <= 0x8000)
    }
}
