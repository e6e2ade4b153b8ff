import CGuard
import CNcurses
import Glibc
import Graphemes
import Screen

extension Terminal {
    /// How long the terminal may take to accept what restores it, in milliseconds.
    private static let patience = 1000

    /// Gives the terminal back as it was; safe to call twice, and where the terminal is gone or stalled.
    public func leave() {
        guard presence != .left else { return }
        if presence == .drawing { giveBack() }
        presence = .left
    }

    /// Gives the terminal back, stops the program as Ctrl-Z does everywhere, and takes it over when it goes on.
    ///
    /// `next` then tells `resumed`; where nobody can continue the program it does not stop.
    public func suspend() {
        guard presence == .drawing else { return }
        giveBack()
        presence = .away
        dudel_guard_stop()
        takeOver()
        deferred.append(.resumed)
        // What continued us is dealt with.
        deferred += signalEvents(signals.take().subtracting([SIGCONT, SIGTSTP]))
    }

    /// Writes lines on the ordinary screen, for the terminal's own marking and copying, and waits for any key.
    ///
    /// Returns too when a signal asks for something; `next` tells of it. The caller draws afterwards.
    public func showOnOrdinaryScreen(_ lines: [String]) {
        guard presence == .drawing else { return }
        presence = .away
        let text = lines.map { plain($0) + "\r\n" }.joined()
        output.send((modeStrings.restore + "\r" + text).utf8)
        wait: while presence == .away {
            for event in wait(mailbox: -1, timeout: nil) {
                switch event {
                case .input: break wait
                case .hangup, .terminate:
                    deferred.append(event)
                    break wait
                default: deferred.append(event)
                }
            }
        }
        if presence == .away { takeOver() }
    }

    /// Sends text towards the clipboard of the person's own terminal and returns how many of its bytes were sent.
    ///
    /// At most 74,994 are; whether the terminal took them is not known. Nothing where it does not know the sequence (OSC 52).
    public func copyToClipboard(_ text: String) -> Int? {
        guard presence == .drawing, traits.isXtermLike else { return nil }
        let (sequence, bytes) = ClipboardSequence.sending(text, throughScreen: traits.isScreen)
        output.send(sequence)
        return bytes
    }

    /// Sets the program's modes again and forgets what the screen shows.
    func takeOver() {
        tcsetattr(Terminal.input, TCSANOW, &programModes)
        presence = .drawing
        Terminal.arm(modeStrings, ordinaryModes, output)
        output.send(modeStrings.enter.utf8)
        if updateSize() { deferred.append(.resized(size)) }
        forgetScreen()
    }

    private func giveBack() {
        defer { dudel_guard_disarm() }
        // In the background the terminal belongs to another job.
        guard dudel_guard_in_foreground(Terminal.input) != 0 else { return }
        output.send(modeStrings.restore.utf8)
        output.flush(within: Terminal.patience)
        var modes = ordinaryModes
        tcsetattr(Terminal.input, TCSANOW, &modes)
    }

    private func plain(_ line: String) -> String {
        let visible = VisibleReplacement.of(line)
        if traits.isUTF8 { return visible }
        return String(visible.map { $0.isASCII ? $0 : "?" })
    }
}
