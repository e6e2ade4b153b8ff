import Screen

extension SettingTable {
    /// What the terminal shows; the test card keeps it for the next start.
    static let terminal: [Setting] = [
        Setting("glyphs", \.glyphs, values: GlyphSet.allCases.map(\.rawValue), isKept: false) { editor in
            editor.capabilities.glyphs.rawValue
        } take: { (editor, text) throws(CommandError) in
            guard let glyphs = GlyphSet(rawValue: text) else { return false }
            if let obstacle = editor.limits.obstacle(to: glyphs) { throw .obstacle(obstacle) }
            editor.capabilities.glyphs = glyphs
            return true
        },
        Setting("colors", \.colours, values: ColourDepth.allCases.map(\.rawValue), isKept: false) { editor in
            editor.capabilities.colours.rawValue
        } take: { (editor, text) throws(CommandError) in
            guard let colours = ColourDepth(rawValue: text) else { return false }
            if let obstacle = editor.limits.obstacle(to: colours) { throw .obstacle(obstacle) }
            editor.capabilities.colours = colours
            editor.effects.append(.useColours(colours))
            return true
        },
        Setting("theme", \.theme, choice: \.settings.theme),
    ]
}
