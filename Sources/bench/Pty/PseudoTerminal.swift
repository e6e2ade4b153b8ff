import Glibc

/// A program on a pseudo-terminal of its own, with nothing between it and the count of its bytes.
final class PseudoTerminal {
    /// The program's process.
    let process: pid_t
    /// When the program was started, in milliseconds on the monotonic clock.
    let started: Double
    private let master: Int32
    private var isOpen = true

    /// Starts a program in a session of its own, whose controlling terminal is the new one; the window has its size before.
    init(_ program: String, _ arguments: [String] = [], in sandbox: Sandbox, size: TerminalSize) throws(BenchError) {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        guard master >= 0, ioctl(master, LinuxNumbers.unlockTerminal, &lock) == 0,
            ioctl(master, LinuxNumbers.terminalNumber, &number) == 0
        else { throw BenchError("no pseudo-terminal could be opened: \(BenchError.lastCause)") }
        var window = winsize(ws_row: size.rows, ws_col: size.columns, ws_xpixel: 0, ws_ypixel: 0)
        guard ioctl(master, UInt(TIOCSWINSZ), &window) == 0 else {
            throw BenchError("the window's size could not be set: \(BenchError.lastCause)")
        }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Opened first in a new session, it becomes the controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, LinuxNumbers.newSession)

        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = sandbox.environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        // The program starts in the sandbox; a folder for the child alone cannot be asked for from Swift.
        guard chdir(sandbox.folder) == 0 else { throw BenchError("\(sandbox.folder) is gone: \(BenchError.lastCause)") }
        var process: pid_t = 0
        let begin = MonotonicClock.now
        let status = posix_spawnp(&process, program, &actions, &attributes, words, variables)
        guard status == 0 else { throw BenchError("\(program) could not be started: \(String(cString: strerror(status)))") }
        self.process = process
        started = begin
    }

    /// Reads until nothing has come for `quiet` milliseconds, at most for `limit` milliseconds.
    func read(quiet: Double, limit: Double = 10_000) -> Burst {
        var burst = Burst()
        let end = MonotonicClock.now + limit
        withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
            while !burst.isEnd {
                // Before the first byte the whole limit is waited for; after it, silence ends the burst.
                let wait = burst.first == nil ? end - MonotonicClock.now : quiet
                guard wait > 0, isReadable(within: wait) else { return }
                let count = Glibc.read(master, buffer.baseAddress, buffer.count)
                let now = MonotonicClock.now
                guard count > 0 else {
                    burst.isEnd = !(count == -1 && errno == EINTR)
                    continue
                }
                burst.bytes += count
                burst.first = burst.first ?? now
                burst.last = now
                if now > end { return }
            }
        }
        return burst
    }

    /// Types keys, as bytes.
    func type(_ keys: String) throws(BenchError) {
        var keys = keys
        let written = keys.withUTF8 { Glibc.write(master, $0.baseAddress, $0.count) }
        guard written == keys.utf8.count else { throw BenchError("a key could not be typed: \(BenchError.lastCause)") }
    }

    /// Types keys and reads the answer.
    func answer(to keys: String, quiet: Double = 60, limit: Double = 1000) throws(BenchError) -> Burst {
        try type(keys)
        return read(quiet: quiet, limit: limit)
    }

    /// Ends the program and waits for its end.
    func close() {
        guard isOpen else { return }
        isOpen = false
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) == -1, errno == EINTR {}
        Glibc.close(master)
    }

    deinit { close() }

    private func isReadable(within milliseconds: Double) -> Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(milliseconds.rounded(.up))) > 0
    }
}

extension BenchError {
    /// What the C library says about its last failure.
    static var lastCause: String { String(cString: strerror(errno)) }
}
