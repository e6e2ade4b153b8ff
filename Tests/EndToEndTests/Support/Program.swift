import Foundation
import Glibc

/// The release program, run without a terminal.
enum Program {
    /// Where it stands: the environment's `DUDEL_PROGRAM`, else where the release build puts it.
    static let path: String = {
        if let path = ProcessInfo.processInfo.environment["DUDEL_PROGRAM"] { return path }
        let package = URL(filePath: #filePath).pathComponents.dropLast(4).dropFirst().joined(separator: "/")
        return "/\(package)/.build/release/dudel"
    }()

    /// What a run left behind.
    struct Outcome {
        /// The exit status; a signal counts as 128 and its number.
        var status: Int32
        var output: String
        var errors: String

        /// The lines of the messages.
        var errorLines: [Substring] { errors.split(separator: "\n") }
    }

    /// Runs it in the work folder of a home, its three standard descriptors redirected.
    static func run(_ arguments: [String], input: String = "", in home: TestHome) throws -> Outcome {
        try run([path] + arguments, input: input, environment: home.environment, in: home)
    }

    /// Runs any command to its end. Foundation's `Process` would wait for every child of the command as well.
    static func run(_ command: [String], input: String = "", environment: [String: String], in home: TestHome) throws -> Outcome {
        let folder = home.folder.appending(path: "run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String) -> URL { folder.appending(path: name) }
        try Data(input.utf8).write(to: file("input"))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, file("input").path, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, file("output").path, O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, file("errors").path, O_WRONLY | O_CREAT, 0o600)
        // Test threads block signals, and a program would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let arguments = (["env", "-C", home.work.path] + command).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/usr/bin/env", &actions, &attributes, arguments, variables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7f
        return Outcome(
            status: signal != 0 ? 128 + signal : status >> 8 & 0xff, output: try text(of: file("output")),
            errors: try text(of: file("errors")))
    }

    private static func text(of file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
