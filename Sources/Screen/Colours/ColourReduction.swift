import Geometry

/// Brings colours to what a terminal has: the nearest of its palette by the distance in Oklab.
public enum ColourReduction {
    /// The cell colour that comes nearest to a colour at a depth.
    ///
    /// With 256 colours the first sixteen are left out, since people set those to their taste; without colours everything
    /// has the terminal's own.
    public static func cellColour(of colour: Colour, depth: ColourDepth) -> CellColour {
        switch depth {
        case .none: .standard
        case .eight: .palette(nearest(to: colour, among: 0..<8))
        case .sixteen: .palette(nearest(to: colour, among: 0..<16))
        case .palette: .palette(nearest(to: colour, among: 16..<256))
        case .exact: .exact(colour)
        }
    }

    /// A cell's colour brought to a depth: one that the depth lacks becomes the nearest that it has.
    public static func cellColour(_ colour: CellColour, depth: ColourDepth) -> CellColour {
        switch colour {
        case .standard: return .standard
        case .exact(let exact): return cellColour(of: exact, depth: depth)
        case .palette(let number):
            let count = depth.paletteCount
            if number < count { return colour }
            return count == 0 ? .standard : cellColour(of: TerminalPalette.colours[Int(number)], depth: depth)
        }
    }

    /// The palette's black or white, whichever stands out from another of its colours.
    public static func contrast(to number: UInt8) -> UInt8 { palette[Int(number)].lightness > 0.6 ? 0 : 7 }

    private static let palette = TerminalPalette.colours.map { Oklab($0) }

    private static func nearest(to colour: Colour, among numbers: Range<Int>) -> UInt8 {
        let wanted = Oklab(colour)
        var best = numbers.lowerBound
        var least = Double.infinity
        for number in numbers {
            let distance = wanted.squaredDistance(to: palette[number])
            if distance < least {
                least = distance
                best = number
            }
        }
        return UInt8(best)
    }
}
