import Drawing
import Geometry
import Screen

/// The inks a picture uses, numbered, so that a sample is two bytes.
///
/// Number 0 is untouched paper. A sample holds twice the number of its ink, plus 1 where a fill painted it.
struct InkPalette {
    private(set) var inks: [Ink?] = [nil]
    private(set) var colours: [CellColour] = [.standard]
    /// Where the inks lie among the colours; nothing for the terminal's own.
    private var places: [Oklab?] = [nil]
    private var numbers: [Ink: UInt16] = [:]
    private var recent: (ink: Ink, number: UInt16)?

    /// The inks kept exactly; those that come later lose four bits a channel, which makes at most 4,096 more, so that every
    /// number fits 15 bits whatever a drawing uses.
    private static let exactLimit = 28_670

    /// The number of an ink, 1–32,767; a new one is reduced to the terminal's depth.
    mutating func number(of ink: Ink, depth: ColourDepth, cache: Workspace) -> UInt16 {
        if let recent, recent.ink == ink { return recent.number }
        let number = numbers[ink] ?? add(ink, depth: depth, cache: cache)
        recent = (ink, number)
        return number
    }

    private mutating func add(_ ink: Ink, depth: ColourDepth, cache: Workspace) -> UInt16 {
        var kept = ink
        if inks.count > InkPalette.exactLimit, case .colour(let colour) = ink {
            kept = .colour(Colour(red: colour.red & 0xF0, green: colour.green & 0xF0, blue: colour.blue & 0xF0))
            if let number = numbers[kept] { return number }
        }
        let number = UInt16(clamping: min(inks.count, 0x7FFF))
        guard inks.count <= 0x7FFF else { return number }
        inks.append(kept)
        switch kept {
        case .standard:
            colours.append(.standard)
            places.append(nil)
        case .colour(let colour):
            colours.append(cache.cellColour(of: colour, depth: depth))
            places.append(Oklab(colour))
        }
        numbers[kept] = number
        return number
    }

    mutating func removeAll() {
        inks.removeSubrange(1...)
        colours.removeSubrange(1...)
        places.removeSubrange(1...)
        numbers.removeAll(keepingCapacity: true)
        recent = nil
    }

    /// The terminal's colour of a sample that is not paper.
    func colour(of sample: UInt16) -> CellColour { colours[Int(sample >> 1)] }

    /// How far apart two samples look, as the square of their distance in Oklab; the terminal's own ink and paper are taken to be
    /// as far apart as black and white, with every colour between them.
    @inline(__always)
    func distance(_ one: UInt16, _ other: UInt16) -> Float {
        let (one, other) = (Int(one >> 1), Int(other >> 1))
        if one == other { return 0 }
        guard let first = places[one], let second = places[other] else { return places[one] == places[other] ? 1 : 0.35 }
        return Float(first.squaredDistance(to: second))
    }
}
