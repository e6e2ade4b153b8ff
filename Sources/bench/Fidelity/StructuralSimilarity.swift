/// The mean structural similarity of two pictures, 1 for equal ones.
///
/// After Z. Wang et al., "Image Quality Assessment: From Error Visibility to Structural Similarity" (2004), with the constants of
/// that paper: windows of 11×11 pixels weighted by a Gaussian of 1.5, K₁ = 0.01, K₂ = 0.03, L = 255.
enum StructuralSimilarity {
    static func mean(_ one: LuminanceImage, _ other: LuminanceImage) -> Double {
        func window(_ image: LuminanceImage) -> LuminanceImage { image.blurred(sigma: 1.5, radius: 5) }
        let means = (window(one), window(other))
        let squares = (window(one.map { $1 * $1 }), window(other.map { $1 * $1 }))
        let products = window(one.map { $1 * other.values[$0] })
        let first: Float = (0.01 * 255) * (0.01 * 255)
        let second: Float = (0.03 * 255) * (0.03 * 255)
        var sum = 0.0
        for index in one.values.indices {
            let mean = (means.0.values[index], means.1.values[index])
            let variance = (squares.0.values[index] - mean.0 * mean.0, squares.1.values[index] - mean.1 * mean.1)
            let covariance = products.values[index] - mean.0 * mean.1
            let luminance = (2 * mean.0 * mean.1 + first) / (mean.0 * mean.0 + mean.1 * mean.1 + first)
            sum += Double(luminance * (2 * covariance + second) / (variance.0 + variance.1 + second))
        }
        return sum / Double(one.values.count)
    }
}
