import Drawing
import Geometry

/// Drawables as cairo paints them with anti-aliasing: what a picture of cells is compared with.
public struct PixelPicture {
    /// The pixels of a row.
    public let width: Int
    /// The rows.
    public let height: Int
    /// The colours of the pixels, row by row.
    public let pixels: [Colour]

    /// Paints a rectangle of the plane, which is given in dots, at a whole number of pixels a dot; at most 8 million pixels.
    ///
    /// - Throws: `ExportError` where cairo is missing or fails.
    public init(
        of drawables: [Drawable], page: Rect, pixelsPerDot scale: Int, paper: PicturePaper,
        typesetter: some TextSetter & GlyphSource & FaceSource,
        cairo: String = CairoLibrary.defaultName
    ) throws(ExportError) {
        let canvas = try CairoCanvas(picture: page, scale: Double(scale), paper: paper, CairoLibrary(cairo))
        var painter = CairoPainter(canvas, typesetter: typesetter)
        for drawable in drawables { drawable.paint(on: &painter, setter: typesetter) }
        width = Int((page.width * Double(scale)).rounded(.up))
        height = Int((page.height * Double(scale)).rounded(.up))
        pixels = canvas.pixels(width: width, height: height)
    }
}
