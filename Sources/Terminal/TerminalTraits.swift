import Glibc
import Graphemes
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

    /// The depth a person asked for: by an option, for this session, for every program, or by a pick from the test card.
    func wantedColours(_ options: TerminalOptions) -> ColourDepth? {
        if let colours = options.colours { return colours }
        if let colours = environment["DUDEL_COLORS"].flatMap({ ColourDepth(rawValue: $0) }) { return colours }
        if environment["NO_COLOR"] != nil, !options.ignoresNoColour { return ColourDepth.none }
        return options.rememberedColours
    }

    /// Whether exact colours are to be tried.
    func wantsExactColours(_ options: TerminalOptions) -> Bool {
        if let wanted = wantedColours(options) { return wanted == .exact }
        return ["truecolor", "24bit"].contains(environment["COLORTERM"]) && isXtermLike && !isScreen
    }

    /// The glyph set for the locale and the terminal, in the same order of wishes; one that cannot be shown is passed over.
    ///
    /// Sextants and octants are never found by themselves: nothing tells whether the terminal's font has them.
    func glyphs(_ options: TerminalOptions, limits: TerminalLimits) -> GlyphSet {
        let wishes = [wantedGlyphs(options), options.rememberedGlyphs].compactMap(\.self)
        if let wish = wishes.first(where: { limits.obstacle(to: $0) == nil }) { return wish }
        guard isUTF8 else { return .ascii }
        return term == "linux" ? .console : .braille
    }

    private func wantedGlyphs(_ options: TerminalOptions) -> GlyphSet? {
        options.glyphs ?? environment["DUDEL_GLYPHS"].flatMap { GlyphSet(rawValue: $0) }
    }

    /// What a person asked for and does not get.
    func refusals(_ options: TerminalOptions, limits: TerminalLimits) -> [TerminalNotice] {
        var notices: [TerminalNotice] = []
        if let glyphs = environment["DUDEL_GLYPHS"], GlyphSet(rawValue: glyphs) == nil {
            notices.append(.badVariable("DUDEL_GLYPHS", VisibleReplacement.of(glyphs)))
        }
        if let colours = environment["DUDEL_COLORS"], ColourDepth(rawValue: colours) == nil {
            notices.append(.badVariable("DUDEL_COLORS", VisibleReplacement.of(colours)))
        }
        if let glyphs = wantedGlyphs(options), let obstacle = limits.obstacle(to: glyphs) {
            notices.append(.cannotShow(glyphs, obstacle))
        }
        return notices
    }

    /// The depth of a screen whose description names a number of colours, or has been given exact ones.
    static func depth(described: Int, exact: Bool) -> ColourDepth {
        if exact { return .exact }
        return ColourDepth.allCases.last { $0.paletteCount <= described && $0 != .exact } ?? .none
    }

    /// The depth that is shown on a screen: what a person wants, where it has so much.
    func colours(_ options: TerminalOptions, screen: ColourDepth) -> ColourDepth {
        min(screen, wantedColours(options) ?? .exact)
    }
}
