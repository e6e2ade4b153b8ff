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
        (colourNumbers, pairs) = exact.startColours()
        capture = FrameCapture(replacing: descriptor)
        tcsetattr(Terminal.input, TCSANOW, &programModes)
        nc_resize(Int32(size.rows), Int32(size.columns))
        output.send(modeStrings.modes.utf8)
    }
}
