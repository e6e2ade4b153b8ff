import CGuard
import CNcurses
import Glibc
import Screen

/// The terminal on standard input and output: shows surfaces, and tells what happened.
///
/// ncurses chooses the bytes of a frame; they are sent without ever blocking, and input is read and decoded here. One terminal
/// a process, used on the main thread. `leave()` gives it back; after a crash `CGuard` does.
public final class Terminal {
    /// The window's columns and rows.
    public internal(set) var size: CellSize
    /// What was found to be right to show, or what the person wants.
    public let capabilities: Capabilities
    /// What the terminal cannot be asked for.
    public let limits: TerminalLimits
    /// Whether the session came through SSH, where bytes of one key may arrive apart.
    public let overSSH: Bool
    /// What the person should be told.
    public let notices: [TerminalNotice]

    enum Presence { case drawing, away, left }

    let traits: TerminalTraits
    let signals: SignalPipe
    var description: TerminalDescription
    var capture: FrameCapture?
    var trimmer = AttributeTrimmer()
    var colourNumbers: ColourNumbers
    let ordinaryModes: termios
    var programModes: termios
    var modeStrings: ModeStrings
    var output: TerminalOutput
    var pairs: PairCache
    /// The ground of the frames that are shown.
    var ground = CellStyle.plain
    /// The colours that ncurses takes for the terminal's own.
    var takenGround = CellStyle.plain
    var presence = Presence.drawing
    var decoder = KeyDecoder()
    /// When the last byte came, in milliseconds of the clock.
    var lastByte = 0
    /// Events found while something else was waited for.
    var deferred: [TerminalEvent] = []
    /// What the screen shows, or nothing where that is unknown.
    var shown: Surface?
    /// The newest frame that the terminal could not take yet.
    var waitingFrame: Surface?
    var cursor = CellPosition.zero

    static let input: Int32 = 0
    static let standardOutput: Int32 = 1

    /// Takes over the terminal; where it throws, nothing was written and no mode changed.
    public init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
        guard isatty(Terminal.input) == 1, isatty(Terminal.standardOutput) == 1 else { throw .notATerminal }
        TerminalLocale.adopt()
        traits = .current()
        description = try TerminalDescription.find(traits, options)
        var modes = termios()
        guard tcgetattr(Terminal.input, &modes) == 0 else { throw .system(errno) }
        ordinaryModes = modes

        size = Terminal.windowSize()
        limits = .found(isUTF8: traits.isUTF8)
        notices = [description.notice].compactMap(\.self) + traits.refusals(options, limits: limits)
        overSSH = traits.overSSH
        output = TerminalOutput(terminal: Terminal.standardOutput)
        let understandsXterm = traits.isXtermLike || description.hasMouse
        modeStrings = ModeStrings(
            capabilities: .loaded(rows: size.rows), paste: understandsXterm, mouse: options.mouse && understandsXterm)
        Terminal.arm(modeStrings, ordinaryModes, output)
        signals = try SignalPipe()

        let descriptor = fcntl(Terminal.standardOutput, F_DUPFD_CLOEXEC, 3)
        nc_forget_setup()
        guard descriptor >= 0, description.start(on: descriptor) else {
            dudel_guard_disarm()
            tcsetattr(Terminal.input, TCSANOW, &modes)
            throw .noDescription(description.name)
        }
        colourNumbers = ColourNumbers(depth: .none)
        pairs = PairCache(count: 0)
        if traits.wantedColours(options) != ColourDepth.none { (colourNumbers, pairs) = description.startColours() }
        capabilities = Capabilities(
            glyphs: traits.glyphs(options, limits: limits), colours: traits.colours(options, screen: colourNumbers.depth))
        capture = FrameCapture(replacing: descriptor)

        programModes = Terminal.raw(modes)
        tcsetattr(Terminal.input, TCSANOW, &programModes)
        nc_resize(Int32(size.rows), Int32(size.columns))
        output.send(modeStrings.modes.utf8)
    }

    /// Repaints everything, for a screen that others wrote on.
    public func redraw() {
        let frame = waitingFrame ?? shown
        forgetScreen()
        if let frame { show(frame) }
    }

    func forgetScreen() {
        nc_forget_screen()
        trimmer = AttributeTrimmer()
        shown = nil
        waitingFrame = nil
    }

    /// Takes over the window's size and returns whether it is another one.
    func updateSize() -> Bool {
        let current = Terminal.windowSize()
        guard current != size else { return false }
        size = current
        nc_resize(Int32(size.rows), Int32(size.columns))
        nc_erase()
        forgetScreen()
        modeStrings.capabilities = .loaded(rows: size.rows)
        if presence == .drawing { Terminal.arm(modeStrings, ordinaryModes, output) }
        return true
    }

    /// Prepares the way back after a crash.
    static func arm(_ strings: ModeStrings, _ modes: termios, _ output: TerminalOutput) {
        var modes = modes
        let restore = Array(strings.restore.utf8)
        restore.withUnsafeBytes { bytes in
            _ = dudel_guard_arm(output.descriptor, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, &modes)
        }
    }

    /// 80×24 where the terminal does not know its size, as ncurses has it.
    private static func windowSize() -> CellSize {
        let packed = nc_window_size(standardOutput)
        let size = CellSize(columns: Int(packed & 0xFFFF), rows: Int(packed >> 16))
        return size.columns > 0 && size.rows > 0 ? size : CellSize(columns: 80, rows: 24)
    }

    /// Modes in which every key arrives as its bytes at once: no signals, no flow control, no translation, no echo.
    private static func raw(_ modes: termios) -> termios {
        var raw = modes
        cfmakeraw(&raw)
        return raw
    }
}
