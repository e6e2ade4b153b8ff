import Files
import Screen
import Terminal

extension PictureOptions {
    /// What the shell's command line and an earlier pick from the test card say about the terminal.
    func terminal(remembering memory: TerminalMemory?) -> TerminalOptions {
        var options = TerminalOptions(
            glyphs: glyphs, rememberedGlyphs: memory.flatMap { GlyphSet(rawValue: $0.glyphs) },
            rememberedColours: memory.flatMap { ColourDepth(rawValue: $0.colours) })
        switch colours {
        case .always: options.ignoresNoColour = true
        case .never: options.colours = ColourDepth.none
        case .depth(let depth): options.colours = depth
        case nil: break
        }
        return options
    }
}
