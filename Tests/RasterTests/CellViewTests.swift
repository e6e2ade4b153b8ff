import Geometry
import Screen
import Testing

@testable import Raster

@Suite struct CellViewTests {
    @Test func pointsLieInCellsOfTwoByFourDots() {
        let view = CellView(size: CellSize(columns: 10, rows: 5))
        #expect(view.cell(of: Point(0, 0)) == .zero)
        #expect(view.cell(of: Point(3.99, 4)) == CellPosition(column: 1, row: 1))
        #expect(view.cell(of: Point(-0.01, -0.01)) == CellPosition(column: -1, row: -1))
        #expect(view.bounds == Rect(0, 0, 20, 20))
    }

    @Test func zoomAndOriginShiftThem() {
        let view = CellView(origin: Point(10, 20), zoom: 2, size: CellSize(columns: 10, rows: 5))
        #expect(view.cellSize == Size(1, 2))
        #expect(view.cell(of: Point(11.5, 22.5)) == CellPosition(column: 1, row: 1))
        #expect(view.point(of: CellPosition(column: 1, row: 1)) == Point(11, 22))
        #expect(view.centre(of: CellPosition(column: 1, row: 1)) == Point(11.5, 23))
        #expect(view.rect(of: CellPosition(column: 1, row: 1)) == Rect(11, 22, 1, 2))
    }

    @Test func everyCellHoldsItsCentre() {
        for zoom in [0.25, 0.3, 1, 1.7, 16] {
            let view = CellView(origin: Point(-3.3, 7.1), zoom: zoom, size: CellSize(columns: 10, rows: 5))
            for column in -20..<20 {
                let cell = CellPosition(column: column, row: column * 3)
                #expect(view.cell(of: view.centre(of: cell)) == cell, "zoom \(zoom)")
            }
        }
    }

    @Test func wildNumbersSaturate() {
        let view = CellView(zoom: .nan, size: CellSize(columns: -1, rows: 5))
        #expect(view.zoom == 1)
        #expect(view.size.columns == 0)
        #expect(view.cell(of: Point(.nan, .infinity)).column == 0)
        #expect(view.cell(of: Point(1e308, -1e308)).column > 1_000_000)
        #expect(CellView(zoom: 1e9, size: CellSize(columns: 1, rows: 1)).zoom == 16)
        #expect(CellView(zoom: 0, size: CellSize(columns: 1, rows: 1)).zoom == 0.25)
    }
}
