import Geometry
import Screen

/// The colours of the picture where the terminal's own are meant.
struct Paper {
    var ink = Colour(red: 0xD8, green: 0xDE, blue: 0xE4)
    var ground = Colour(red: 0x16, green: 0x1B, blue: 0x22)

    /// The two colours a cell is seen in, after reverse and dim.
    func colours(of cell: Cell) -> (ink: Colour, ground: Colour) {
        var pair = (ink: exact(cell.foreground) ?? ink, ground: exact(cell.background) ?? ground)
        if cell.attributes.contains(.reverse) { pair = (pair.ground, pair.ink) }
        if cell.attributes.contains(.dim) { pair.ink = middle(pair.ink, pair.ground) }
        return pair
    }

    private func exact(_ colour: CellColour) -> Colour? {
        switch colour {
        case .standard: nil
        case .palette(let number): TerminalPalette.colours[Int(number)]
        case .exact(let colour): colour
        }
    }

    private func middle(_ one: Colour, _ other: Colour) -> Colour {
        func mean(_ channel: KeyPath<Colour, UInt8>) -> UInt8 {
            UInt8((Int(one[keyPath: channel]) + Int(other[keyPath: channel])) / 2)
        }
        return Colour(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
    }
}
