import Geometry
import Glibc

/// A picture of luminances, 0 black to 255 white, row by row.
struct LuminanceImage {
    let width: Int
    let height: Int
    var values: [Float]

    /// The luma of a colour by ITU-R BT.709.
    static func luminance(of colour: Colour) -> Float {
        0.2126 * Float(colour.red) + 0.7152 * Float(colour.green) + 0.0722 * Float(colour.blue)
    }

    /// Every pixel's value by its place.
    func map(_ transform: (Int, Float) -> Float) -> LuminanceImage {
        LuminanceImage(width: width, height: height, values: values.indices.map { transform($0, values[$0]) })
    }

    /// The picture blurred by a Gaussian of a standard deviation in pixels, cut off at `radius`; it is mirrored at its edges.
    func blurred(sigma: Float, radius: Int) -> LuminanceImage {
        let weights = (-radius...radius).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
        let total = weights.reduce(0, +)
        let kernel = weights.map { $0 / total }
        func mirrored(_ index: Int, _ count: Int) -> Int {
            index < 0 ? -1 - index : index >= count ? 2 * count - 1 - index : index
        }
        var across = values
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for step in kernel.indices { sum += kernel[step] * values[y * width + mirrored(x + step - radius, width)] }
                across[y * width + x] = sum
            }
        }
        var result = values
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for step in kernel.indices { sum += kernel[step] * across[mirrored(y + step - radius, height) * width + x] }
                result[y * width + x] = sum
            }
        }
        return LuminanceImage(width: width, height: height, values: result)
    }
}
