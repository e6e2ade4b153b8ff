import Articles
import Glibc

/// Runs the program `curl` once and reads what it writes; it never outlives the call.
struct CurlProcess {
    private let program: String
    private let environment: [String: String]
    private let cancel: CancelSwitch
    /// The most bytes of head and body.
    private let limit: Int

    /// Creates a runner whose children get an environment.
    init(program: String = "curl", environment: [String: String], cancel: CancelSwitch, limit: Int = AnswerLimits.bytes + 1 << 16)
    {
        self.program = program
        self.environment = environment
        self.cancel = cancel
        self.limit = limit
    }

    /// Runs a request and returns the head and the body as they came.
    ///
    /// - Throws: why there is no whole answer; the process has then ended as well.
    func run(_ request: CurlRequest, received: (Int) -> Void) throws(FetchError) -> [UInt8] {
        let ends = PipeEnds(waits: true)
        guard ends.output >= 0 else { throw .system(code: errno) }
        defer { close(ends.output) }
        let process: pid_t
        do throws(FetchError) {
            // The child has its own; while one is open here, the end of what it writes would not be seen.
            defer { close(ends.input) }
            process = try spawn(request.arguments, output: ends.input)
        } catch {
            throw error
        }
        let bytes: [UInt8]
        do throws(FetchError) {
            bytes = try read(ends.output, received: received)
        } catch {
            // It has nothing to tidy up; what it may still do is write to a pipe that nobody reads.
            kill(process, SIGKILL)
            _ = CurlProcess.status(of: process)
            throw error
        }
        try CurlProcess.check(CurlProcess.status(of: process))
        return bytes
    }

    private func spawn(_ arguments: [String], output: Int32) throws(FetchError) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // Its words are for people who look at a shell; the status says the same.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A group of its own: what the terminal sends to the person's program is not meant for it. Signals that are ignored here
        // are not to be ignored there.
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGPIPE, SIGXFSZ, SIGHUP, SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

        let texts = arguments.map { strdup($0) } + [nil]
        let values = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in texts + values { free(text) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, program, &actions, &attributes, texts, values)
        guard code == 0 else { throw code == ENOENT ? .noCurl : .system(code: code) }
        return process
    }

    /// Reads to the end, at most `limit` bytes, unless the work is cancelled.
    private func read(_ output: Int32, received: (Int) -> Void) throws(FetchError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waiting = [
                pollfd(fd: output, events: Int16(POLLIN), revents: 0),
                pollfd(fd: cancel.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            // Longer than curl's own limit: that one knows better what went wrong.
            let count = poll(&waiting, 2, Int32(CurlRequest.limits.whole + 10) * 1000)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .timedOut }
            if waiting[1].revents != 0 { throw .cancelled }
            let more = Glibc.read(output, &chunk, chunk.count)
            if more < 0 && errno == EINTR { continue }
            guard more >= 0 else { throw .system(code: errno) }
            if more == 0 { return bytes }
            bytes += chunk[..<more]
            guard bytes.count <= limit else { throw .tooLarge }
            received(bytes.count)
        }
    }

    /// Waits for the end of a child and returns its exit status; -1 where a signal ended it.
    private static func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return 0 }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
    }

    /// Source: "Exit codes" in the manual of curl.
    private static func check(_ status: Int32) throws(FetchError) {
        switch status {
        case 0: return
        case 18, 56, 92: throw .cutOff
        case 28: throw .timedOut
        case 63: throw .tooLarge
        default: throw .unreachable(code: status)
        }
    }
}
