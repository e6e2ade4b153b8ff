extension SettingTable {
    /// What the terminal can show.
    static let terminal: [Setting] = [
        Setting("glyphs", \.glyphs, choice: \.capabilities.glyphs),
        Setting("colors", \.colours, choice: \.capabilities.colours),
    ]
}
