import Drawing
import Geometry
import Screen
import TestSupport
import Testing

@testable import Raster

@Suite struct BlockTests {
    /// The shapes of quadrants, eighths and quarters, as samples.
    private static let shapes: [UInt32] = {
        var shapes: [UInt32] = [0x1111_1111, 0x7777_7777]
        for rows in 1...8 as ClosedRange<UInt32> { shapes.append(.max << (32 - 4 * rows)) }
        for bits in 0..<16 {
            var shape: UInt32 = 0
            for (index, quadrant) in BlockPattern.quadrantMasks.enumerated() where bits >> index & 1 != 0 { shape |= quadrant }
            shapes.append(shape)
        }
        return shapes + shapes.map { ~$0 }
    }()

    @Test func noBlockElementIsNearerThanTheOneChosen() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            let mask = UInt32(truncatingIfNeeded: generator.next() & generator.next())
            let chosen = BlockPattern.nearest(to: mask, in: .braille, hasBars: true, mustShow: false)
            let least = BlockTests.shapes.map { ($0 ^ mask).nonzeroBitCount }.min()
            #expect((chosen.covered ^ mask).nonzeroBitCount == least, "mask \(String(mask, radix: 16)), seed \(seed)")
        }
    }

    @Test(arguments: [GlyphSet.blocks, .quadrants, .sextants, .octants])
    func aStrokeIsNeverLost(glyphs: GlyphSet) {
        for bit in 0..<32 as Range<UInt32> {
            let pattern = BlockPattern.nearest(to: 1 << bit, in: glyphs, hasBars: false, mustShow: true)
            #expect(pattern.mask & 1 << bit != 0, "\(glyphs), sample \(bit)")
        }
    }

    @Test func ofThreeInksTheTwoUnlikeOnesAreShown() {
        var canvas = Canvas(1, 1)
        canvas.fill(Rect(0, 0, 2, 4), ink: ink("#2040c0"))
        canvas.fill(Rect(1, 0, 1, 4), ink: ink("#f0e040"))
        canvas.fill(Rect(0, 3, 1, 1), ink: ink("#2048c8"))
        let cell = canvas.cell(0, 0)
        #expect(cell.grapheme.text == "▌" || cell.grapheme.text == "▐")
        #expect(Set([cell.foreground, cell.background]) == [colour("#2040c0"), colour("#f0e040")])
    }

    @Test func theWideBorderOfAFillIsBlocksOutsideOfItAsWell() {
        var canvas = Canvas(6, 4)
        canvas.fill(Rect(2, 4, 8, 8), ink: .blue)
        canvas.painter.stroke(Path(rectangle: Rect(2, 4, 8, 8)), with: Stroke(ink: .red, width: 2, join: .mitre))
        let used = canvas.rows().joined().unicodeScalars.filter { $0 != " " }
        #expect(used.allSatisfy { (0x2580...0x259F).contains($0.value) }, "\(canvas.rows())")
        #expect(canvas.cell(1, 0).foreground == .exact(NamedColour.red.colour))
        #expect(canvas.cell(1, 0).grapheme.text == "▂")
    }

    @Test func aStrokeBesideAFillIsDots() {
        var canvas = Canvas(4, 1)
        canvas.fill(Rect(0, 0, 2, 4), ink: .blue)
        canvas.stroke([(0, 1.5), (6, 1.5)], ink: .red)
        #expect(canvas.rows() == ["⠒⠒⠒⠂"])
        #expect(canvas.cell(0, 0).background == .exact(NamedColour.blue.colour))
        #expect(canvas.cell(1, 0).background == .standard)
    }

    @Test func lettersOverAFillAreBlocksWhereTheseAreNearer() {
        var canvas = Canvas(2, 1)
        canvas.fill(Rect(0, 0, 4, 4), ink: .blue)
        canvas.stroke([(-2, 1), (6, 1)], width: 2, ink: .red)
        let cell = canvas.cell(0, 0)
        #expect(cell.grapheme.text == "▀" || cell.grapheme.text == "▄")
        #expect(Set([cell.foreground, cell.background]) == [.exact(NamedColour.red.colour), .exact(NamedColour.blue.colour)])
    }

    private func ink(_ hex: String) -> Ink { Colour(hex: hex).map { .colour($0) } ?? .standard }

    private func colour(_ hex: String) -> CellColour { Colour(hex: hex).map { .exact($0) } ?? .standard }
}
