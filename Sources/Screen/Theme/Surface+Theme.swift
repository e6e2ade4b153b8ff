extension Surface {
    /// Gives what has the terminal's own colours those of a theme, the canvas included.
    ///
    /// Ink that would vanish on a ground of the same colour takes the paper's.
    public mutating func apply(_ theme: Theme) {
        guard theme.ink != .standard || theme.paper != .standard else { return }
        ground = theme.plain
        restyle(CellRect(origin: .zero, size: size)) { cell in
            if cell.background == .standard { cell.background = theme.paper }
            guard cell.foreground == .standard else { return }
            cell.foreground = cell.background == theme.ink ? theme.paper : theme.ink
        }
    }
}
