import Foundation

/// The program in a terminal of its own, of a tmux server of its own.
final class TmuxSession {
    let home: TestHome
    /// What belongs to this session alone: several may run in one home, and a session may begin while its forerunner still ends.
    private let folder: URL

    /// Starts `dudel` with arguments in a window of some size. The shell around it notes how it ended.
    convenience init(_ arguments: [String] = [], columns: Int = 80, rows: Int = 24, in home: TestHome) throws {
        let command = ([Program.path] + arguments).map(TmuxSession.quoted).joined(separator: " ")
        try self.init(
            shell: """
                stty -g >"$SESSION/terminal-before"
                sh -c 'echo $$ >"$SESSION/process"; exec "$0" "$@"' \(command)
                status=$?
                stty -g >"$SESSION/terminal-after"
                echo $status >"$SESSION/status"
                echo "ended with $status"
                exec sleep 600
                """, columns: columns, rows: rows, in: home)
    }

    /// Runs a shell script in the terminal.
    init(shell script: String, columns: Int = 80, rows: Int = 24, in home: TestHome) throws {
        self.home = home
        // A short path: it holds a socket.
        folder = home.folder.appending(path: "t-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let settings = """
            set -g escape-time 0
            set -g status off
            set -g default-terminal tmux-256color
            set -g default-command ""
            set -g set-clipboard off

            """
        try Data(settings.utf8).write(to: folder.appending(path: "tmux.conf"))
        try Data(script.utf8).write(to: folder.appending(path: "script"))
        var environment = home.environment
        environment["SESSION"] = folder.path
        // An empty TERM stands for none.
        let term = environment["TERM"] ?? "tmux-256color"
        environment["TERM"] = term.isEmpty ? nil : term
        let assignments = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        try tmux(
            ["new-session", "-d", "-x", String(columns), "-y", String(rows), "-c", home.work.path]
                + ["env", "-i"] + assignments + [
                    "sh", folder.path + "/script",
                ])
    }

    // MARK: - The person

    /// Presses keys by their tmux names, the waiting time of a lone Esc kept.
    func press(_ keys: String...) throws {
        for key in keys {
            try tmux(["send-keys", key])
            if key == "Escape" { Patience.pause(0.3) }
        }
    }

    /// Types text.
    func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

    /// Runs a command on the program's command line.
    func command(_ line: String) throws {
        try press(":")
        try wait(for: "the command line") { $0.contains("Command") || $0.contains("Befehl") }
        try type(line)
        try press("Enter")
    }

    func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", String(columns), "-y", String(rows)])
    }

    // MARK: - The terminal

    /// The screen as text.
    func screen() throws -> Screenshot { Screenshot(try tmux(["capture-pane", "-p"])) }

    /// The screen with the sequences of its colours and attributes.
    func colouredScreen() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

    /// Waits until the screen is as wanted, and returns it.
    @discardableResult
    func wait(for what: String, _ isReached: (Screenshot) throws -> Bool) throws -> Screenshot {
        try Patience.wait(for: what) {
            let screen = try screen()
            return try isReached(screen) ? screen : nil
        } otherwise: {
            try screen().description
        }
    }

    /// Waits until nothing on the screen changes any more, and returns it.
    func settled() throws -> Screenshot {
        var last = try screen()
        return try Patience.wait(for: "a quiet screen") {
            Patience.pause(0.25)
            let screen = try screen()
            defer { last = screen }
            return screen == last ? screen : nil
        }
    }

    /// A value of tmux about the terminal, as `cursor_x`.
    func value(_ name: String) throws -> String {
        try tmux(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Where the hardware cursor stands, column and row from 0.
    func cursor() throws -> [String] { [try value("cursor_x"), try value("cursor_y")] }

    /// Whether the program has the alternate screen.
    func isOnAlternateScreen() throws -> Bool { try value("alternate_on") == "1" }

    func isCursorVisible() throws -> Bool { try value("cursor_flag") == "1" }

    // MARK: - The process

    /// The program's process.
    func process() throws -> Int32 {
        try Patience.wait(for: "the program's process") {
            noted("process")
        }
    }

    /// Waits for the program's end and returns its exit status.
    func exitStatus() throws -> Int32 {
        try Patience.wait(for: "the program's end") {
            noted("status")
        } otherwise: {
            try screen().description
        }
    }

    /// A number that the shell around the program wrote down, once it has.
    private func noted(_ name: String) -> Int32? {
        (try? String(contentsOf: folder.appending(path: name), encoding: .utf8))
            .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    /// Whether the terminal's modes are as they were before the program started.
    func hasTerminalModesBack() throws -> Bool {
        let modes = try ["terminal-before", "terminal-after"].map { try Data(contentsOf: folder.appending(path: $0)) }
        return !modes[0].isEmpty && modes[0] == modes[1]
    }

    /// Closes the terminal, as a lost connection does.
    func hangUp() throws { try tmux(["kill-server"]) }

    deinit {
        let process = noted("process")
        _ = try? tmux(["kill-server"])
        // What it writes as it ends goes into the home, which must not come back after it was removed.
        guard let process else { return }
        _ = try? Patience.wait(for: "the program's end") { TestHome.isRunning(process) ? nil : true }
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        let outcome = try Program.run(
            ["tmux", "-u", "-S", folder.path + "/socket", "-f", folder.path + "/tmux.conf"] + arguments,
            environment: ["PATH": home.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "SHELL": "/bin/sh"], in: home)
        return outcome.output
    }

    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
