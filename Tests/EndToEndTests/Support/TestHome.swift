import Foundation

/// A person's home with nothing in it, and the environment of the programs that are started there; removed with its last use.
final class TestHome {
    /// The home itself.
    let folder: URL
    /// The folder that programs are started in.
    let work: URL
    /// The environment; a test may change it before a start.
    var environment: [String: String]

    init(_ changes: [String: String?] = [:]) throws {
        // A short path: a socket's path holds 107 bytes.
        folder = URL(filePath: "/tmp/dudel-\(UUID().uuidString.prefix(8))")
        work = folder.appending(path: "work")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path, "LANG": "en_US.UTF-8",
            "XDG_CONFIG_HOME": folder.path + "/config", "XDG_STATE_HOME": folder.path + "/state",
            "XDG_CACHE_HOME": folder.path + "/cache", "XDG_DATA_HOME": folder.path + "/data",
        ]
        for (name, value) in changes { environment[name] = value }
    }

    /// A file of the work folder as text.
    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: work.appending(path: name)), as: UTF8.self)
    }

    /// Puts a file into the work folder.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: work.appending(path: name))
    }

    /// Whether the work folder holds a file.
    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: work.appending(path: name).path) }

    /// Whether a process lives; one that has ended and that nobody has asked for its status does not.
    static func isRunning(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return status.split(separator: ")").last?.hasPrefix(" Z") == false
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
