import Drawing
import Export
import Geometry
import TestSupport
import Testing

struct PixelPictureTests {
    private static let hasCairo = (try? CairoLibrary()) != nil

    @Test(.enabled(if: hasCairo), arguments: PicturePaper.allCases)
    func showsThePlaceThatWasAskedForOnItsPaper(paper: PicturePaper) throws {
        let red = Colour(red: 255, green: 0, blue: 0)
        let shapes = [
            Drawings.shape(.rectangle(Rect(4, 4, 4, 4)), Style(stroke: .colour(red), fill: .colour(red), width: 1)),
            Drawings.shape(.rectangle(Rect(10, 4, 4, 4)), Style(fill: .standard, width: 1)),
        ]
        let picture = try PixelPicture(
            of: shapes, page: Rect(2, 2, 13, 8), pixelsPerDot: 2, paper: paper, typesetter: CellTypesetter())
        #expect(picture.width == 26)
        #expect(picture.height == 16)
        func colour(_ x: Double, _ y: Double) -> Colour { picture.pixels[Int((y - 2) * 2) * 26 + Int((x - 2) * 2)] }
        #expect(colour(6, 6) == red)
        #expect(colour(12, 6) == paper.ink)
        #expect(colour(2, 2) == paper.colour)
        #expect(colour(9, 6) == paper.colour)
        #expect(colour(14.5, 9.5) == paper.colour)
    }

    @Test func aMissingLibraryIsSaid() {
        #expect(throws: ExportError.cairoMissing) {
            try PixelPicture(
                of: [], page: Rect(0, 0, 1, 1), pixelsPerDot: 1, paper: .light, typesetter: CellTypesetter(),
                cairo: "libcairo-that-does-not-exist.so.9")
        }
    }
}
