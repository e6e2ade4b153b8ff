import Glibc

/// A program on a pseudo-terminal of its own, with nothing between them.
public final class PseudoTerminal {
    /// What kept the program from being started or reached, as one line.
    public struct Failure: Error, CustomStringConvertible {
        /// The line.
        public let description: String

        init(_ what: String, code: Int32 = errno) { description = "\(what): \(String(cString: strerror(code)))" }
    }

    /// The program's process.
    public let process: pid_t
    /// When the program was started, in milliseconds on the monotonic clock.
    public let started: Double
    private let master: Int32
    private var isOpen = true

    /// Starts a program in a session of its own, whose controlling terminal is the new one; the window has its size before.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked up in `PATH`.
    ///   - environment: all of its environment, as `NAME=VALUE`.
    ///   - folder: the folder it starts in.
    public init(
        _ program: String, _ arguments: [String] = [], environment: [String], in folder: String, columns: UInt16 = 80,
        rows: UInt16 = 24
    ) throws(Failure) {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var lock: Int32 = 0
        var number: UInt32 = 0
        var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard master >= 0, ioctl(master, LinuxNumbers.unlockTerminal, &lock) == 0,
            ioctl(master, LinuxNumbers.terminalNumber, &number) == 0, ioctl(master, UInt(TIOCSWINSZ), &window) == 0
        else { throw Failure("no pseudo-terminal could be opened") }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard let changeFolder = PseudoTerminal.changeFolder, changeFolder(&actions, folder) == 0 else {
            Glibc.close(master)
            throw Failure("no program can be started in \(folder)")
        }
        // Opened first in a new session, it becomes the controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Test threads block signals, and a program would inherit that.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, LinuxNumbers.newSession | Int16(POSIX_SPAWN_SETSIGMASK))

        let words = ([program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var process: pid_t = 0
        let begin = MonotonicClock.now
        let status = posix_spawnp(&process, program, &actions, &attributes, words, variables)
        guard status == 0 else {
            Glibc.close(master)
            throw Failure("\(program) could not be started", code: status)
        }
        self.master = master
        self.process = process
        started = begin
    }

    /// Waits until the program has written something or has closed its terminal, for at most some milliseconds.
    public func isReadable(within milliseconds: Double) -> Bool {
        var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(milliseconds.rounded(.up))) > 0
    }

    /// Reads what the program has written, as `read` does: -1 with `errno` when the program has closed its terminal.
    public func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        Glibc.read(master, buffer.baseAddress, buffer.count)
    }

    /// Types keys, as bytes.
    public func send(_ keys: String) throws(Failure) {
        var keys = keys
        let written = keys.withUTF8 { Glibc.write(master, $0.baseAddress, $0.count) }
        guard written == keys.utf8.count else { throw Failure("a key could not be typed") }
    }

    /// Kills the program, waits for its end and closes the terminal.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        kill(process, SIGKILL)
        while waitpid(process, nil, 0) == -1, errno == EINTR {}
        Glibc.close(master)
    }

    deinit { close() }

    private typealias ChangeFolder =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32

    /// Has a program start in another folder. Swift does not import it, since it is there for GNU sources alone.
    private static let changeFolder = dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
        unsafeBitCast($0, to: ChangeFolder.self)
    }
}
