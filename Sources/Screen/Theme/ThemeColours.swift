import Geometry

/// The exact colours of a theme that does not leave them to the terminal.
///
/// Against the paper each has a contrast of at least 4.5, in high contrast of 7 (WCAG 2.2, 1.4.3 and 1.4.6).
struct ThemeColours {
    let paper: Colour
    let ink: Colour
    /// Titles, the tool in use and borders.
    let accent: Colour
    /// What was marked.
    let mark: Colour

    /// The colours of a theme; nothing for the terminal's own.
    static func of(_ name: ThemeName) -> ThemeColours? {
        switch name {
        case .terminal: nil
        case .light: ThemeColours(paper: 0xFF_FFFF, ink: 0x1C_1C1C, accent: 0x00_00AF, mark: 0x87_0000)
        case .dark: ThemeColours(paper: 0x1C_1C1C, ink: 0xE4_E4E4, accent: 0x5F_D7FF, mark: 0xFF_D75F)
        case .highContrast: ThemeColours(paper: 0x00_0000, ink: 0xFF_FFFF, accent: 0xFF_FF00, mark: 0x00_FFFF)
        }
    }

    private init(paper: UInt32, ink: UInt32, accent: UInt32, mark: UInt32) {
        func colour(_ value: UInt32) -> Colour {
            Colour(red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
        }
        self.paper = colour(paper)
        self.ink = colour(ink)
        self.accent = colour(accent)
        self.mark = colour(mark)
    }
}
