import Geometry
import Screen

/// The numbers by which ncurses knows the colours of cells, for a depth.
///
/// Pictures come reduced to the depth; what is deeper all the same gets the nearest colour of xterm's palette.
struct ColourNumbers {
    let depth: ColourDepth

    /// The number of a colour, -1 for the terminal's own.
    func number(_ colour: CellColour) -> Int32 {
        if depth == .none { return -1 }
        switch colour {
        case .standard: return -1
        case .palette(let index):
            switch depth {
            case .exact: return Int32(TerminfoEntry.paletteStart) + Int32(index)
            case .palette: return Int32(index)
            default: return index < 16 ? limited(Int32(index)) : nearest(ColourNumbers.palette[Int(index)])
            }
        case .exact(let colour):
            if depth == .exact { return Int32(colour.red) << 16 | Int32(colour.green) << 8 | Int32(colour.blue) }
            return nearest(colour)
        }
    }

    private func limited(_ index: Int32) -> Int32 { depth == .eight ? index & 7 : index }

    private func nearest(_ colour: Colour) -> Int32 {
        // The first sixteen are a person's own where there are others.
        let candidates = depth == .palette ? 16..<256 : 0..<16
        var best = candidates.lowerBound
        var least = Int.max
        for index in candidates {
            let other = ColourNumbers.palette[index]
            let red = Int(colour.red) - Int(other.red)
            let green = Int(colour.green) - Int(other.green)
            let blue = Int(colour.blue) - Int(other.blue)
            let distance = red * red + green * green + blue * blue
            if distance < least {
                least = distance
                best = index
            }
        }
        return limited(Int32(best))
    }

    /// The palette of xterm: 16 colours, a cube of 6×6×6, and 24 greys.
    private static let palette: [Colour] = {
        let first: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
            0xFFFF00,
            0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        var colours = first.map {
            Colour(red: UInt8($0 >> 16), green: UInt8($0 >> 8 & 255), blue: UInt8($0 & 255))
        }
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        for red in levels {
            for green in levels { for blue in levels { colours.append(Colour(red: red, green: green, blue: blue)) } }
        }
        for step in UInt8(0)..<24 {
            let level = 8 + 10 * step
            colours.append(Colour(red: level, green: level, blue: level))
        }
        return colours
    }()
}
