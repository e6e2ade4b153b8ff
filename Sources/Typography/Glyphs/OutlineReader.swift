import CFreetype
import Geometry

/// Turns FreeType's outlines into paths.
enum OutlineReader {
    private final class Pen {
        var elements: [Path.Element] = []
        var current = Point.zero
        let unit: Double

        init(unit: Double) { self.unit = unit }

        func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
            guard let vector = vector?.pointee else { return current }
            return Point(Double(vector.x) * unit, -Double(vector.y) * unit)
        }

        func close() {
            if !elements.isEmpty { elements.append(.close) }
        }
    }

    /// The unhinted outline of a glyph on an em of 1 dot, y downwards; empty for blanks, pictures and broken glyphs.
    static func outline(of glyph: UInt32, in face: OpenFace) -> Path {
        // A face without outlines has no use for unscaled loading.
        guard dudel_ft_is_scalable(face.face) == 1,
            FT_Load_Glyph(face.face, glyph, Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
            let slot = face.face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return Path() }
        return path(&slot.pointee.outline, unit: face.outlineUnit)
    }

    private static func path(_ outline: UnsafeMutablePointer<FT_Outline>, unit: Double) -> Path {
        guard outline.pointee.n_points > 0 else { return Path() }
        let pen = Pen(unit: unit)
        pen.elements.reserveCapacity(Int(outline.pointee.n_points) + 2 * Int(outline.pointee.n_contours))
        var functions = FT_Outline_Funcs()
        functions.move_to = { to, pen in
            guard let pen = OutlineReader.pen(pen) else { return 1 }
            pen.close()
            pen.current = pen.point(to)
            pen.elements.append(.move(pen.current))
            return 0
        }
        functions.line_to = { to, pen in
            guard let pen = OutlineReader.pen(pen) else { return 1 }
            pen.current = pen.point(to)
            pen.elements.append(.line(pen.current))
            return 0
        }
        functions.conic_to = { control, to, pen in
            guard let pen = OutlineReader.pen(pen) else { return 1 }
            let middle = pen.point(control)
            let end = pen.point(to)
            // A quadratic segment raised to a cubic one: its control points lie two thirds of the way to the quadratic's.
            pen.elements.append(
                .cubic(pen.current.interpolated(to: middle, at: 2.0 / 3), end.interpolated(to: middle, at: 2.0 / 3), end))
            pen.current = end
            return 0
        }
        functions.cubic_to = { first, second, to, pen in
            guard let pen = OutlineReader.pen(pen) else { return 1 }
            let end = pen.point(to)
            pen.elements.append(.cubic(pen.point(first), pen.point(second), end))
            pen.current = end
            return 0
        }
        guard FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(pen).toOpaque()) == 0 else { return Path() }
        pen.close()
        return Path(pen.elements)
    }

    private static func pen(_ pointer: UnsafeMutableRawPointer?) -> Pen? {
        pointer.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }
}
