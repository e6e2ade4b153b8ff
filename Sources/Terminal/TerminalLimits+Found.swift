import CNcurses
import Screen

extension TerminalLimits {
    /// What the locale, the C library and the terminal's description leave out; `setupterm` and `setlocale` must have been called.
    static func found(isUTF8: Bool) -> TerminalLimits {
        var limits = TerminalLimits(hasColours: nc_string("setaf") != nil || nc_number("colors") > 0)
        for glyphs in GlyphSet.allCases {
            for specimen in glyphs.specimens.map(\.value) {
                // The C library has no width either for what the locale cannot write.
                if !isUTF8, nc_encodes(specimen) == 0 {
                    limits.obstacles[glyphs] = .locale
                } else if nc_columns(specimen) != 1 {
                    limits.obstacles[glyphs] = .width
                }
            }
        }
        return limits
    }
}
