extension Theme {
    /// A theme by name, its colours brought to a depth; the attributes tell the roles apart where there are no colours.
    public init(_ name: ThemeName, depth: ColourDepth) {
        self = .terminal
        guard depth != .none, let colours = ThemeColours.of(name) else { return }
        let paper = ColourReduction.cellColour(of: colours.paper, depth: depth)
        let ink = ColourReduction.cellColour(of: colours.ink, depth: depth)
        let accent = ColourReduction.cellColour(of: colours.accent, depth: depth)
        self.paper = paper
        self.ink = ink
        for role in Theme.roles {
            self[keyPath: role].background = paper
            self[keyPath: role].foreground = ink
        }
        strong.foreground = accent
        border.foreground = accent
        mark.foreground = ColourReduction.cellColour(of: colours.mark, depth: depth)
    }

    /// Every role of the interface.
    static let roles: [WritableKeyPath<Theme, CellStyle> & Sendable] = [\.plain, \.focus, \.faint, \.strong, \.border, \.mark]
}
