import Glibc

/// A site on the loopback address that answers as Wikipedia's documentation says, well or badly; it ends with its last use.
public final class ArticleServer {
    /// The template of its endpoint: `http://127.0.0.1:PORT/{edition}`.
    public let endpoint: String
    private let process: pid_t
    private let folder = TemporaryFolder()

    /// Starts the server; fails where Python is missing.
    public init?() {
        folder.write(ArticleServer.script, to: "server.py")
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        posix_spawn_file_actions_addclose(&actions, ends[1])
        let words: [String] = ["python3", folder("server.py"), folder("requests")]
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, "python3", &actions, nil, arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failure == 0 else { return nil }
        self.process = process
        // It says its port when it listens.
        var port = ""
        var byte: UInt8 = 0
        while read(ends[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { port.append(Character(Unicode.Scalar(byte))) }
        endpoint = "http://127.0.0.1:\(port)/{edition}"
        if port.isEmpty { return nil }
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// The requests so far, as `GET PATH USER-AGENT`, one a line.
    public var requests: [String] {
        (folder.text(of: "requests") ?? "").split(separator: "\n").map(String.init)
    }
}
