import Drawing
import Geometry

/// Gives the dots of glyphs, remembered by glyph, size and place within a dot.
final class GlyphCache {
    private struct Key: Hashable {
        var glyph: UInt32
        var face: FaceID
        var size: Double
        var phase: Point
        var isHinted: Bool
    }

    private let source: (any GlyphSource)?
    private var masks: [Key: GlyphMask?] = [:]
    private static let capacity = 4096

    init(source: (any GlyphSource)?) { self.source = source }

    func outline(of glyph: UInt32, in face: FaceID) -> Path { source?.outline(of: glyph, in: face) ?? Path() }

    /// The dots of a glyph's outline whose origin lies at a fraction of a dot; a size in dots of at most 64.
    func mask(of glyph: UInt32, in face: FaceID, size: Double, phase: Point, scan: ScanConverter) -> GlyphMask? {
        remembered(Key(glyph: glyph, face: face, size: size, phase: phase, isHinted: false)) {
            GlyphRaster.mask(of: outline(of: glyph, in: face), size: size, phase: phase, scan: scan)
        }
    }

    /// The hinted dots of a glyph, where the source has them and they are as many as it says.
    func hinted(_ glyph: UInt32, in face: FaceID, size: Int) -> GlyphMask? {
        remembered(Key(glyph: glyph, face: face, size: Double(size), phase: .zero, isHinted: true)) {
            guard let mask = source?.mask(of: glyph, in: face, size: size), mask.width >= 0, mask.height >= 0,
                mask.width <= 1024, mask.height <= 1024, mask.dots.count == mask.width * mask.height,
                abs(mask.left) <= 1024, abs(mask.top) <= 1024
            else { return nil }
            return mask
        }
    }

    private func remembered(_ key: Key, make: () -> GlyphMask?) -> GlyphMask? {
        if let known = masks[key] { return known }
        if masks.count >= GlyphCache.capacity { masks.removeAll(keepingCapacity: true) }
        let made = make()
        masks[key] = .some(made)
        return made
    }
}
