import CGuard
import Glibc
import Screen

extension Terminal {
    /// Sleeps until something happens, and returns everything that did, in its order.
    ///
    /// `descriptor` is polled for input as `mailbox`, none where it is negative; `timeout` is in milliseconds, nothing for ever.
    /// All waiting input is read before it returns. Where nothing is pending no timer runs.
    public func next(mailbox descriptor: Int32, timeout milliseconds: Int?) -> [TerminalEvent] {
        if !deferred.isEmpty {
            defer { deferred = [] }
            return deferred
        }
        return wait(mailbox: descriptor, timeout: milliseconds)
    }

    func wait(mailbox: Int32, timeout: Int?) -> [TerminalEvent] {
        let end = timeout.map { Clock.milliseconds + max(0, $0) }
        while true {
            let decision = decoder.waiting(overSSH: overSSH).map { lastByte + $0 }
            var polled = [
                pollfd(fd: Terminal.input, events: Int16(POLLIN), revents: 0),
                pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: mailbox, events: Int16(POLLIN), revents: 0),
                pollfd(fd: output.isEmpty ? -1 : output.descriptor, events: Int16(POLLOUT), revents: 0),
            ]
            let count = poll(&polled, nfds_t(polled.count), sleep(until: [decision, end]))
            if count < 0, errno != EINTR { return [.hangup] }
            var events: [TerminalEvent] = []
            if count > 0 {
                if polled[1].revents != 0 { events += signalEvents(signals.take()) }
                if polled[0].revents != 0 { events += inputEvents(polled[0].revents) }
                if polled[2].revents != 0 { events.append(.mailbox) }
                if polled[3].revents != 0, output.flush(), let frame = waitingFrame { show(frame) }
            }
            if events.isEmpty, polled[0].revents == 0, let decision, Clock.milliseconds >= decision {
                events = decoder.timeOut().map { .input($0) }
            }
            if events.isEmpty, let end, Clock.milliseconds >= end { events = [.timeout] }
            if !events.isEmpty { return events }
        }
    }

    private func sleep(until moments: [Int?]) -> Int32 {
        guard let first = moments.compactMap({ $0 }).min() else { return -1 }
        return Int32(clamping: max(0, first - Clock.milliseconds))
    }

    private func inputEvents(_ polled: Int16) -> [TerminalEvent] {
        var bytes: [UInt8] = []
        var isAlive = true
        if polled & Int16(POLLIN) != 0 { isAlive = readWaiting(into: &bytes) } else { isAlive = false }
        if !bytes.isEmpty { lastByte = Clock.milliseconds }
        let events = decoder.feed(bytes).map { TerminalEvent.input($0) }
        return isAlive ? events : events + [.hangup]
    }

    /// Reads until nothing waits, a megabyte at most, and returns whether the terminal is still there.
    private func readWaiting(into bytes: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        for _ in 0..<256 {
            let count = read(Terminal.input, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 {
                return false
            } else if errno == EAGAIN {
                return true
            } else if errno != EINTR {
                return false
            }
            var more = pollfd(fd: Terminal.input, events: Int16(POLLIN), revents: 0)
            guard poll(&more, 1, 0) > 0 else { return true }
            // Without input to read it is the end that is reported, and the next wait finds it.
            guard more.revents & Int16(POLLIN) != 0 else { return true }
        }
        return true
    }

    /// Does what signals ask of the terminal, and returns what they ask of the program.
    func signalEvents(_ came: Set<Int32>) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        if came.contains(SIGHUP) { events.append(.hangup) }
        for number in [SIGTERM, SIGINT, SIGQUIT] where came.contains(number) { events.append(.terminate(number)) }
        guard events.isEmpty else { return events }
        if came.contains(SIGTSTP) {
            suspend()
        } else if came.contains(SIGCONT), presence != .left {
            takeOver()
            deferred.append(.resumed)
        } else if came.contains(SIGWINCH), updateSize() {
            events.append(.resized(size))
        }
        defer { deferred = [] }
        return deferred + events
    }
}
