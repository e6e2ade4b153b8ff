import CNcurses
import Glibc
import Graphemes

/// The description of the terminal that was found, as `setupterm` read it.
struct TerminalDescription {
    let name: String
    let notice: TerminalNotice?
    /// Whether it names a mouse, in xterm's way.
    let hasMouse: Bool
    /// The entry with exact colours, in the form ncurses reads from the environment.
    private var direct: String?

    /// Finds the description of the terminal, or says why there is none to work with; writes nothing.
    static func find(_ traits: TerminalTraits, _ options: TerminalOptions) throws(TerminalError) -> TerminalDescription {
        if traits.term.isEmpty { throw .termUnset }
        if traits.term == "dumb" { throw .termDumb }
        var name = traits.term
        var notice: TerminalNotice?
        if nc_setup(name, Terminal.standardOutput) == 0 {
            notice = .unknownTerm(VisibleReplacement.of(name))
            name = "xterm-256color"
            guard nc_setup(name, Terminal.standardOutput) != 0 else { throw .noDescription(VisibleReplacement.of(traits.term)) }
        }
        guard nc_string("cup") != nil else { throw .noCursorMovement(VisibleReplacement.of(name)) }
        var description = TerminalDescription(
            name: name, notice: notice, hasMouse: nc_string("kmous") != nil || nc_string("XM") != nil)
        if traits.wantsExactColours(options) || namesExactColours { description.makeDirect() }
        return description
    }

    /// Whether the description has exact colours by itself; its numbers beyond the first eight are then no palette's.
    ///
    /// The capability may be a flag, a number or a string (user_caps(5), `RGB`).
    private static var namesExactColours: Bool { nc_flag("RGB") != 0 || nc_number("RGB") > 0 || nc_string("RGB") != nil }

    /// Prepares an entry with exact colours, where the terminal has a way to set colours; the screen must be started anew to
    /// have them.
    mutating func makeDirect() {
        guard nc_string("setaf") != nil else { return }
        var entry = TerminfoEntry.loaded(named: name)
        entry.makeDirect()
        direct = entry.compiled().map { "b64:" + String(decoding: Base64.encode($0), as: UTF8.self) }
    }

    /// Whether a screen of this description is started with exact colours.
    var hasExactColours: Bool { direct != nil }

    /// Whether the screen that was started has exact colours.
    var isExact: Bool { direct != nil && Int(nc_number("colors")) == TerminfoEntry.paletteStart + 256 }

    /// Starts the screen on a descriptor; where the entry with exact colours is refused, with the terminal's own.
    ///
    /// It can be started a second time; the first screen is then left behind as it is.
    func start(on descriptor: Int32) -> Bool {
        guard let direct else { return nc_start(name, descriptor) != 0 }
        let before = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", direct, 1)
        let started = nc_start(name, descriptor) != 0
        // Children must not get an entry that was made for us.
        if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
        return started || nc_start(name, descriptor) != 0
    }
}
