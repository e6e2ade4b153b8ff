import Glibc
import Screen

/// What the environment says about the terminal, before its description is read.
struct TerminalTraits: Equatable {
    var term: String
    /// Whether text is written in UTF-8.
    var isUTF8: Bool
    private let environment: [String: String]

    static let names = [
        "TERM", "COLORTERM", "NO_COLOR", "DUDEL_COLORS", "DUDEL_GLYPHS", "TMUX", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY",
    ]

    /// Reads the traits from environment variables.
    init(environment: [String: String], isUTF8: Bool) {
        self.environment = environment.filter { !$0.value.isEmpty }
        self.isUTF8 = isUTF8
        term = self.environment["TERM"] ?? ""
    }

    /// The traits of this process; `setlocale` must have been called.
    static func current() -> TerminalTraits {
        var environment: [String: String] = [:]
        for name in names { environment[name] = getenv(name).map { String(cString: $0) } }
        let codeset = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
        return TerminalTraits(environment: environment, isUTF8: codeset == "UTF-8")
    }

    var overSSH: Bool { ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains { environment[$0] != nil } }

    var isInsideTmux: Bool { environment["TMUX"] != nil }

    /// GNU screen, which mangles what it does not know.
    var isScreen: Bool { term.hasPrefix("screen") && !isInsideTmux }

    /// Whether the terminal understands the private modes and the clipboard sequence of xterm.
    var isXtermLike: Bool {
        ["xterm", "tmux", "screen", "rxvt", "alacritty", "foot", "kitty", "wezterm", "konsole", "gnome", "vte", "putty", "st-"]
            .contains { term.hasPrefix($0) } || term == "st" || isInsideTmux
    }

    /// The depth a person asked for.
    func wantedColours(_ options: TerminalOptions) -> ColourDepth? {
        if let colours = options.colours { return colours }
        if let colours = environment["DUDEL_COLORS"].flatMap({ ColourDepth(rawValue: $0) }) { return colours }
        return environment["NO_COLOR"] == nil ? nil : ColourDepth.none
    }

    /// Whether exact colours are to be tried.
    func wantsExactColours(_ options: TerminalOptions) -> Bool {
        if let wanted = wantedColours(options) { return wanted == .exact }
        return ["truecolor", "24bit"].contains(environment["COLORTERM"]) && isXtermLike && !isScreen
    }

    /// The glyph set for the locale and the terminal.
    func glyphs(_ options: TerminalOptions) -> GlyphSet {
        if let glyphs = options.glyphs ?? environment["DUDEL_GLYPHS"].flatMap({ GlyphSet(rawValue: $0) }) { return glyphs }
        guard isUTF8 else { return .ascii }
        return term == "linux" ? .console : .braille
    }

    /// The depth for the number of colours the description names.
    func colours(_ options: TerminalOptions, described: Int, exact: Bool) -> ColourDepth {
        let possible: ColourDepth =
            if exact { .exact } else if described >= 256 { .palette } else if described >= 16 { .sixteen } else if described >= 8
            {
                .eight
            } else { .none }
        guard let wanted = wantedColours(options) else { return possible }
        let order = ColourDepth.allCases
        guard let most = order.firstIndex(of: possible), let asked = order.firstIndex(of: wanted) else { return possible }
        return order[min(most, asked)]
    }
}
