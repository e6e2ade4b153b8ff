import CFreetype
import Drawing

/// Turns what FreeType renders into dots that are on or off.
enum MaskReader {
    /// The largest size hinted dots are made for, in dots; above it outlines are more legible.
    static let largestHintedSize = 12
    /// The largest size pictures are scaled to, in dots; above it their outline of squares serves.
    static let largestPictureSize = 512

    /// A glyph hinted for black and white; nothing where FreeType fails or the glyph is a picture.
    static func hinted(_ glyph: UInt32, in face: OpenFace, size: Int) -> GlyphMask? {
        guard (1...largestHintedSize).contains(size), dudel_ft_is_scalable(face.face) == 1,
            face.setSize(size),
            FT_Load_Glyph(face.face, glyph, Int32(FT_LOAD_NO_BITMAP) | dudel_ft_load_target_mono) == 0,
            let slot = face.face.pointee.glyph, isRenderable(slot.pointee.metrics),
            FT_Render_Glyph(slot, FT_RENDER_MODE_MONO) == 0, let bitmap = PixelReader(slot.pointee.bitmap)
        else { return nil }
        var dots = [Bool](repeating: false, count: bitmap.width * bitmap.height)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width { dots[row * bitmap.width + column] = bitmap.pixel(column, row).alpha >= 128 }
        }
        return GlyphMask(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), width: bitmap.width, height: bitmap.height,
            dots: dots)
    }

    /// Whether a glyph is of a size that glyphs have: FreeType would take a hundred megabytes for one of a damaged font.
    private static func isRenderable(_ metrics: FT_Glyph_Metrics) -> Bool {
        let limit = 64 * PixelReader.largest
        return abs(Int(metrics.width)) <= limit && abs(Int(metrics.height)) <= limit
    }

    /// A picture's dots at a size in dots, in one colour.
    static func picture(_ glyph: UInt32, in face: OpenFace, size: Int) -> GlyphMask? {
        guard (1...largestPictureSize).contains(size), let strike = strike(of: face, nearest: size),
            FT_Select_Size(face.face, strike.number) == 0, FT_Load_Glyph(face.face, glyph, Int32(FT_LOAD_COLOR)) == 0,
            let slot = face.face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
            let bitmap = PixelReader(slot.pointee.bitmap)
        else { return nil }
        return PictureReducer(bitmap).mask(
            left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top), scale: Double(size) / strike.height)
    }

    /// The height in dots of the largest strike, if the face has one.
    static func largestStrike(of face: OpenFace) -> Int? {
        strike(of: face, nearest: largestPictureSize).map { min(largestPictureSize, Int($0.height)) }
    }

    /// The smallest strike that is at least as high as a size, else the largest.
    private static func strike(of face: OpenFace, nearest size: Int) -> (number: FT_Int, height: Double)? {
        guard let sizes = face.face.pointee.available_sizes else { return nil }
        var best: (number: FT_Int, height: Double)?
        for number in 0..<max(0, face.face.pointee.num_fixed_sizes) {
            let height = Double(sizes[Int(number)].y_ppem) / 64
            guard height >= 1 else { continue }
            guard let current = best else {
                best = (number, height)
                continue
            }
            let isBetter =
                current.height < Double(size) ? height > current.height : height >= Double(size) && height < current.height
            if isBetter { best = (number, height) }
        }
        return best
    }
}
