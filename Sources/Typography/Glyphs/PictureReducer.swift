import Drawing

/// Reduces a picture to one colour: what is solid is on, save for its dark lines, so that a face keeps its eyes and mouth.
struct PictureReducer {
    private let bitmap: PixelReader
    /// The luminance under which a solid dot counts as a dark line, 0 to 255.
    private let darkness: Int

    /// Creates a reducer for a bitmap.
    init(_ bitmap: PixelReader) {
        self.bitmap = bitmap
        var alpha = 0
        var luminance = 0
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let pixel = bitmap.pixel(column, row)
                alpha += pixel.alpha
                luminance += pixel.luminance
            }
        }
        let mean = alpha > 0 ? luminance * 255 / alpha : 0
        darkness = mean * 3 / 5
    }

    /// The dots of the picture scaled by a factor; every dot shows the mean of the pixels under it.
    func mask(left: Int, top: Int, scale: Double) -> GlyphMask? {
        guard bitmap.width > 0, bitmap.height > 0, scale > 0 else { return nil }
        let x = (Double(left) * scale).rounded(.down)
        let y = (Double(top) * scale).rounded(.down)
        let width = Int((Double(left + bitmap.width) * scale).rounded(.up) - x)
        let height = Int((Double(top + bitmap.height) * scale).rounded(.up) - y)
        guard (1...4096).contains(width), (1...4096).contains(height) else { return nil }
        var dots: [Bool] = []
        dots.reserveCapacity(width * height)
        for row in 0..<height {
            let rows = span(y + Double(row), scale, from: top, count: bitmap.height)
            for column in 0..<width {
                dots.append(isOn(span(x + Double(column), scale, from: left, count: bitmap.width), rows))
            }
        }
        return GlyphMask(left: Int(x), top: Int(y), width: width, height: height, dots: dots)
    }

    /// The pixels under a dot along one axis; at least one where the dot touches the picture's box.
    private func span(_ dot: Double, _ scale: Double, from origin: Int, count: Int) -> Range<Int> {
        let low = Int((dot / scale).rounded(.down)) - origin
        let high = max(low + 1, Int(((dot + 1) / scale).rounded(.down)) - origin)
        let start = min(count, max(0, low))
        return start..<min(count, max(start, high))
    }

    private func isOn(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        let count = columns.count * rows.count
        guard count > 0 else { return false }
        var alpha = 0
        var luminance = 0
        for row in rows {
            for column in columns {
                let pixel = bitmap.pixel(column, row)
                alpha += pixel.alpha
                luminance += pixel.luminance
            }
        }
        return alpha >= 128 * count && luminance * 255 >= darkness * alpha
    }
}
