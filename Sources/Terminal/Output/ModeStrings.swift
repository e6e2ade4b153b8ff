/// What sets and takes back the modes of the terminal.
struct ModeStrings: Equatable {
    /// What the description says; absent capabilities are empty.
    struct Capabilities: Equatable {
        var alternateScreen = ""
        var ordinaryScreen = ""
        var keypad = ""
        var noKeypad = ""
        var plainAttributes = ""
        var plainColours = ""
        var autowrap = ""
        var visibleCursor = ""
        /// The whole screen as scrolling region.
        var wholeRegion = ""
        /// The cursor to the first column of the last row.
        var lastRow = ""
        var clearLine = ""
    }

    var capabilities: Capabilities
    /// Whether bracketed paste is asked for (xterm, mode 2004).
    var paste: Bool
    /// Whether presses, drags and releases are asked for (xterm, mode 1002), in the SGR form (mode 1006).
    var mouse: Bool

    /// Sets the modes, behind the change to the alternate screen.
    var modes: String {
        capabilities.keypad + (paste ? "\u{1B}[?2004h" : "") + (mouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "")
    }

    /// Goes to the alternate screen and sets the modes.
    var enter: String { capabilities.alternateScreen + modes }

    /// Takes everything back, the alternate screen last: what came before must not show on the ordinary one.
    var restore: String {
        var text = mouse ? "\u{1B}[?1002l\u{1B}[?1006l" : ""
        if paste { text += "\u{1B}[?2004l" }
        text += capabilities.plainAttributes + capabilities.plainColours + capabilities.wholeRegion + capabilities.autowrap
        text += capabilities.noKeypad + capabilities.visibleCursor
        if capabilities.ordinaryScreen.isEmpty { return text + capabilities.lastRow + capabilities.clearLine }
        return text + capabilities.ordinaryScreen
    }
}
