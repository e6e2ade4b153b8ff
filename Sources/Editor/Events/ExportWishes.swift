import Geometry
import Screen

/// What an export is asked for beside its format.
public struct ExportWishes: Hashable, Sendable {
    /// The part of the plane in dots; without one the whole drawing.
    public var area: Rect?
    /// The size in cells from the drawing's top left; without one as large as the drawing.
    public var size: CellSize?
    /// Whether the letters of an SVG are shapes, so that no reader needs the fonts.
    public var hasOutlines: Bool
    /// The pixels a dot takes in a picture, 1–16; without a number 4.
    public var scale: Int?
    /// What lies behind the drawing; without a colour nothing in an SVG or on a page, white in a picture.
    public var background: Colour?

    /// Creates wishes; by default there are none.
    public init(
        area: Rect? = nil, size: CellSize? = nil, hasOutlines: Bool = false, scale: Int? = nil, background: Colour? = nil
    ) {
        self.area = area
        self.size = size
        self.hasOutlines = hasOutlines
        self.scale = scale
        self.background = background
    }
}
