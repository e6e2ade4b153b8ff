import Drawing
import Geometry
import Screen

/// What part of the plane a vector export or a picture shows, and how large.
public enum PicturePage {
    /// The blank dots around a drawing.
    static let margin = 4.0
    /// The pixels that a dot takes in a picture, and by default on a page of a browser.
    public static let pixelsPerDot = 4.0

    /// The page around what is painted: with a margin, or of a given size in cells from the cell at its top left.
    static func bounds(around extent: Rect?, size: CellSize?) -> Rect {
        let extent = extent ?? Rect(0, 0, CellRun.cellWidth, CellRun.cellHeight)
        guard let size else { return extent.inset(by: -margin) }
        return Rect(
            CellGrid.column(of: extent.origin) * CellRun.cellWidth, CellGrid.row(of: extent.origin) * CellRun.cellHeight,
            Double(max(1, size.columns)) * CellRun.cellWidth, Double(max(1, size.rows)) * CellRun.cellHeight)
    }
}
