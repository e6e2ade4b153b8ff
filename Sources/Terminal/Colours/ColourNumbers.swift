import Screen

/// The numbers by which ncurses knows the colours of cells.
///
/// Pictures come reduced to what a person chose; what is deeper than the screen all the same gets the nearest colour it has.
struct ColourNumbers {
    /// What the screen was started with.
    let depth: ColourDepth

    /// The number of a colour, -1 for the terminal's own.
    func number(_ colour: CellColour) -> Int32 {
        switch ColourReduction.cellColour(colour, depth: depth) {
        case .standard: -1
        case .palette(let number): depth == .exact ? Int32(TerminfoEntry.paletteStart) + Int32(number) : Int32(number)
        case .exact(let colour): Int32(colour.red) << 16 | Int32(colour.green) << 8 | Int32(colour.blue)
        }
    }
}
