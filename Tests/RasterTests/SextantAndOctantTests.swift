import Drawing
import Geometry
import Graphemes
import Screen
import Testing

@testable import Raster

@Suite struct SextantAndOctantTests {
    /// Names of characters in the order of Unicode's charts, with the parts that the name counts.
    @Test(arguments: [
        ("1", 0x1FB00), ("2", 0x1FB01), ("12", 0x1FB02), ("34", 0x1FB0B), ("35", 0x1FB13), ("235", 0x1FB14), ("1235", 0x1FB15),
        ("245", 0x1FB18), ("1246", 0x1FB28),
        ("2346", 0x1FB2B), ("56", 0x1FB2D), ("23456", 0x1FB3B),
    ])
    func sextantsHaveTheirNumbers(name: String, value: UInt32) {
        #expect(Sextants.scalar(parts(name)) == value, "BLOCK SEXTANT-\(name)")
    }

    @Test(arguments: [
        ("3", 0x1CD00), ("23", 0x1CD01), ("14", 0x1CD04), ("5", 0x1CD09), ("6", 0x1CD18), ("56", 0x1CD27), ("17", 0x1CD36),
        ("1457", 0x1CD4C), ("12457", 0x1CD4D), ("1234567", 0x1CD70), ("18", 0x1CD71), ("168", 0x1CD90), ("178", 0x1CDAC),
        ("678", 0x1CDCB), ("12345678", 0x2588), ("2345678", 0x1CDE5),
    ])
    func octantsHaveTheirNumbers(name: String, value: UInt32) {
        #expect(Octants.scalar(parts(name)) == value, "BLOCK OCTANT-\(name)")
    }

    @Test(arguments: [
        ("12", 0x1FB82), ("123456", 0x1FB85), ("78", 0x2582), ("345678", 0x2586), ("35", 0x1FBE6), ("46", 0x1FBE7),
        ("1", 0x1CEA8),
        ("2", 0x1CEAB), ("7", 0x1CEA3), ("8", 0x1CEA0), ("13", 0x2598), ("135", 0x1CD0D), ("1357", 0x258C), ("2468", 0x2590),
        ("1234", 0x2580), ("5678", 0x2584), ("1368", 0x259A), ("2457", 0x259E), ("", 0x20),
    ])
    func octantsThatOtherBlocksHaveAreTheirs(name: String, value: UInt32) {
        #expect(Octants.scalar(parts(name)) == value, "octants \(name)")
    }

    @Test func noTwoPatternsShareACharacterAndAllTakeOneColumn() {
        let sextants = (0..<64).map { Sextants.scalar(UInt8($0)) }
        let octants = (0...255).map { Octants.scalar(UInt8($0)) }
        #expect(Set(sextants).count == 64)
        #expect(Set(octants).count == 256)
        #expect(sextants.max() == 0x1FB3B)
        #expect(octants.filter { (0x1CD00...0x1CDE5).contains($0) }.count == 230)
        for value in sextants + octants { #expect(Unicode.Scalar(value)?.columns == 1, "\(String(value, radix: 16))") }
    }

    @Test func octantsKeepEveryDot() {
        var canvas = Canvas(4, 2, glyphs: .octants)
        canvas.stroke([(0.5, 0.5), (7.5, 7.5)])
        for column in 0..<4 {
            let cell = canvas.cell(column, column / 2)
            let dots: UInt8 = column % 2 == 0 ? 0b0000_1001 : 0b1001_0000
            #expect(cell.grapheme.base.value == Octants.scalar(dots), "column \(column)")
        }
    }

    @Test func sextantsOfLinesTouch() {
        var canvas = Canvas(3, 2, glyphs: .sextants)
        canvas.stroke([(0, 0), (5, 0)])
        canvas.stroke([(0, 0), (0, 7)])
        #expect(canvas.rows() == ["🬕🬂🬂", "▌"])
    }

    @Test(arguments: [GlyphSet.sextants, .octants])
    func aFillHasTwoColoursInItsEdgeCells(glyphs: GlyphSet) {
        var canvas = Canvas(2, 1, glyphs: glyphs)
        canvas.fill(Rect(0, 0, 4, 4), ink: .red)
        canvas.fill(Rect(1, 0, 3, 4), ink: .blue)
        let cell = canvas.cell(0, 0)
        #expect(["▌", "▐"].contains(cell.grapheme.text))
        #expect(canvas.cell(1, 0).grapheme.text == "█")
    }

    @Test func everyMaskOfOctantSamplesIsItsParts() {
        for parts in UInt8.min...UInt8.max { #expect(DotMask.dots(of: Octants.samples(of: parts)) == parts) }
    }

    @Test func everyMaskOfSextantSamplesIsItsParts() {
        for parts in 0..<64 as Range<UInt8> { #expect(Sextants.parts(of: Sextants.samples(of: parts)) == parts) }
    }

    private func parts(_ name: String) -> UInt8 {
        name.compactMap(\.wholeNumberValue).reduce(0) { $0 | 1 << UInt8($1 - 1) }
    }
}
