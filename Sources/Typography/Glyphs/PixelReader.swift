import CFreetype

/// Reads the pixels of a bitmap while FreeType holds it.
struct PixelReader {
    /// What one pixel shows.
    struct Pixel {
        /// 0 for clear, 255 for solid.
        var alpha: Int
        /// 0 for black, 255 for white; premultiplied with the alpha.
        var luminance: Int
    }

    /// The largest width and height of a glyph's bitmap, in pixels.
    static let largest = 4096

    let width: Int
    let height: Int
    private let pitch: Int
    private let mode: Int32
    private let first: UnsafeMutablePointer<UInt8>?

    /// Reads a bitmap; fails for layouts that no glyph uses and for sizes beyond all glyphs.
    init?(_ bitmap: FT_Bitmap) {
        width = Int(bitmap.width)
        height = Int(bitmap.rows)
        guard width <= PixelReader.largest, height <= PixelReader.largest else { return nil }
        pitch = Int(bitmap.pitch)
        mode = Int32(bitmap.pixel_mode)
        guard let buffer = bitmap.buffer else {
            guard width == 0 || height == 0 else { return nil }
            first = nil
            return
        }
        // With a negative pitch the rows run upwards in memory, and the buffer begins with the lowest one.
        first = pitch < 0 ? buffer - pitch * (height - 1) : buffer
        guard [FT_PIXEL_MODE_MONO, FT_PIXEL_MODE_GRAY, FT_PIXEL_MODE_BGRA].contains(where: { Int32($0.rawValue) == mode }) else {
            return nil
        }
    }

    /// The pixel in a column and a row, both within the size.
    func pixel(_ column: Int, _ row: Int) -> Pixel {
        guard let first else { return Pixel(alpha: 0, luminance: 0) }
        let line = first + row * pitch
        if mode == Int32(FT_PIXEL_MODE_MONO.rawValue) {
            return Pixel(alpha: line[column >> 3] & (0x80 >> UInt8(column & 7)) != 0 ? 255 : 0, luminance: 0)
        }
        if mode == Int32(FT_PIXEL_MODE_GRAY.rawValue) { return Pixel(alpha: Int(line[column]), luminance: 0) }
        let four = line + 4 * column
        // The weights of ITU-R BT.601.
        return Pixel(alpha: Int(four[3]), luminance: (Int(four[0]) * 29 + Int(four[1]) * 150 + Int(four[2]) * 77) >> 8)
    }
}
