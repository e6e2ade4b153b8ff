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

    /// What is shown on a terminal that is only printed on.
    func capabilities(on terminal: OutputTerminal) -> Capabilities {
        var capabilities = terminal.capabilities
        if let colours { capabilities.colours = colours.depth(onTerminal: capabilities.colours) }
        return capabilities
    }
}

extension PictureOptions.ColourChoice {
    /// The depth that is meant, where a terminal shows some depth or where there is none.
    func depth(onTerminal shown: ColourDepth?) -> ColourDepth {
        switch self {
        // Whoever insists on a terminal without colours passes them on.
        case .always: shown.flatMap { $0 == .none ? nil : $0 } ?? .exact
        case .never: .none
        case .depth(let depth): depth
        }
    }
}
