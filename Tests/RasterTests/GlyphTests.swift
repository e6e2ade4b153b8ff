import Drawing
import Geometry
import Screen
import Testing

@testable import Raster

@Suite struct GlyphTests {
    private func run(_ glyphs: [UInt32], size: Double, step: Double) -> GlyphRun {
        GlyphRun(
            face: FaceID(0), name: .terminal, size: size,
            glyphs: glyphs.enumerated().map { PlacedGlyph($0.element, at: Point(Double($0.offset) * step, 0)) }, text: "")
    }

    @Test func aGlyphStandsOnItsBaseline() {
        var canvas = Canvas(6, 4, source: Squares())
        canvas.painter.glyphs(run([1], size: 16, step: 16), at: Point(0, 12), ink: .standard)
        #expect(canvas.rows() == ["", "⣿⣿⣿⣿", "⣿⣿⣿⣿"])
    }

    @Test func aDotIsOnFromFourTenthsOfItsArea() {
        var thin = Canvas(2, 2, source: Squares())
        thin.painter.glyphs(run([2], size: 16, step: 16), at: Point(0, 8), ink: .standard)
        #expect(thin.rows() == ["⡇", "⡇"])
        var thinner = Canvas(2, 2, source: Squares())
        thinner.painter.glyphs(run([3], size: 16, step: 16), at: Point(0, 8), ink: .standard)
        #expect(thinner.rows() == [])
    }

    @Test func smallUprightTextUsesHintedDots() {
        var canvas = Canvas(4, 2, source: Squares())
        canvas.painter.glyphs(run([1], size: 12, step: 12), at: Point(2, 4), ink: .standard)
        #expect(canvas.rows() == [" ⡇"])
        var zoomed = Canvas(8, 4, zoom: 2, source: Squares())
        zoomed.painter.glyphs(run([1], size: 6, step: 12), at: Point(0, 4), ink: .standard)
        #expect(zoomed.rows().joined().contains("⣿"))
    }

    @Test func largeGlyphsAreOutlines() {
        var canvas = Canvas(60, 20, source: Squares())
        canvas.painter.glyphs(run([1], size: 100, step: 100), at: Point(0, 60), ink: .standard)
        #expect(canvas.cell(20, 10).grapheme.text == "⣿")
        #expect(canvas.cell(26, 10).grapheme.text == " ")
    }

    @Test func textTooSmallToReadIsABar() {
        var canvas = Canvas(4, 1, source: Squares())
        canvas.painter.glyphs(run([1, 1, 0, 1], size: 2, step: 2), at: Point(0, 2), ink: .standard)
        #expect(canvas.rows() == ["⠒⠒ ⠂"])
    }

    @Test func blanksAndBadGlyphsLeaveNothing() {
        for glyph in [UInt32(0), 4, 5] {
            for size in [2, 10, 20, 200, 1e300, .nan, -4] {
                var canvas = Canvas(4, 2, source: Squares())
                canvas.painter.glyphs(run([glyph], size: size, step: 1), at: Point(2, 4), ink: .standard)
                if glyph == 0 { #expect(canvas.rows() == []) }
            }
        }
        var canvas = Canvas(4, 2)
        canvas.painter.glyphs(run([1], size: 16, step: 1), at: Point(2, 4), ink: .standard)
        #expect(canvas.rows() == [])
    }
}

/// Glyph 1 is half an em square on the baseline, 2 and 3 thin stems, 4 and 5 are broken, others blank.
private final class Squares: GlyphSource {
    func outline(of glyph: UInt32, in face: FaceID) -> Path {
        switch glyph {
        case 1: Path(rectangle: Rect(0, -0.5, 0.5, 0.5))
        case 2: Path(rectangle: Rect(0, -0.5, 0.45 / 16, 1))
        case 3: Path(rectangle: Rect(0, -0.5, 0.3 / 16, 1))
        case 4: Path(polyline: [Point(.nan, 0), Point(1e308, -1e308), Point(-.infinity, 4), Point(-1e308, 1)], closed: true)
        default: Path()
        }
    }

    func mask(of glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask? {
        switch glyph {
        case 1: GlyphMask(left: 0, top: -4, width: 1, height: 4, dots: [true, true, true, true])
        case 5: GlyphMask(left: .max, top: .min, width: 3, height: -3, dots: [true])
        default: nil
        }
    }
}
