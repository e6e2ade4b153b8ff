import CNcurses
import Glibc
import Screen

extension Terminal {
    /// Makes the screen ready for a colour depth, as far as the terminal's description knows a way to set colours.
    ///
    /// A screen that was started with fewer colours is started anew, and the next frame paints all of it.
    public func prepare(for depth: ColourDepth) {
        guard presence == .drawing, depth > colourNumbers.depth else { return }
        if colourNumbers.depth == .none { (colourNumbers, pairs) = description.startColours() }
        if depth > colourNumbers.depth { startAnew() }
        forgetScreen()
    }

    /// Takes colours for the terminal's own, so that cells which have them need no others; all is painted anew.
    ///
    /// Where a terminal's own colours cannot be brought back they stay what they are, and every cell names its colours.
    func take(_ ground: CellStyle) {
        let ink = colourNumbers.number(ground.foreground)
        let paper = colourNumbers.number(ground.background)
        let isTaken = colourNumbers.depth != .none && nc_take_default_colours(ink, paper) != 0
        takenGround = isTaken ? ground : .plain
        self.ground = ground
        // ncurses does not tell the terminal that its own colours are in force again.
        output.send(modeStrings.capabilities.plainColours.utf8)
        forgetScreen()
    }

    /// Starts the screen a second time, with exact colours.
    private func startAnew() {
        var exact = description
        exact.makeDirect()
        let descriptor = fcntl(Terminal.standardOutput, F_DUPFD_CLOEXEC, 3)
        guard descriptor >= 0 else { return }
        guard exact.start(on: descriptor) else {
            close(descriptor)
            return
        }
        description = exact
        ground = .plain
        takenGround = .plain
        (colourNumbers, pairs) = exact.startColours()
        capture = FrameCapture(replacing: descriptor)
        tcsetattr(Terminal.input, TCSANOW, &programModes)
        nc_resize(Int32(size.rows), Int32(size.columns))
        output.send(modeStrings.modes.utf8)
    }
}
