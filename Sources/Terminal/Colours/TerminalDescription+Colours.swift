import CNcurses

extension TerminalDescription {
    /// Starts the colours of a screen, and returns how they are numbered, with its pairs; none of them where it has no colours.
    func startColours() -> (ColourNumbers, PairCache) {
        guard nc_start_colours() != 0 else { return (ColourNumbers(depth: .none), PairCache(count: 0)) }
        let depth = TerminalTraits.depth(described: Int(nc_colours()), exact: isExact)
        return (ColourNumbers(depth: depth), PairCache(count: min(Int(nc_colour_pairs()), 1 << 16)))
    }
}
