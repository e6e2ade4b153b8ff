import Foundation

/// Runs programs of others that read what is exported.
enum OutsideProgram {
    /// What a program gave back.
    struct Result {
        var status: Int32
        /// What it wrote to standard output.
        var bytes: [UInt8]
        var output: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Whether a program is on the path, or must be, since the script that runs all tests has installed it.
    static func isExpected(_ name: String) -> Bool {
        path(of: name) != nil || ProcessInfo.processInfo.environment["DUDEL_TEST_FONTS"] != nil
    }

    /// Runs a program on a file with the bytes; `{}` among its arguments is the file.
    static func run(_ name: String, _ arguments: [String], on bytes: [UInt8]) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(of: name) ?? "/nonexistent/\(name)")
        process.arguments = arguments.map { $0 == "{}" ? file.path : $0 }
        // What speaks of a terminal or a locale around the tests must not reach them.
        process.environment = ProcessInfo.processInfo.environment.filter { !["TMUX", "TERM", "LANG"].contains($0.key) }
            .merging(["LC_ALL": "C.UTF-8"]) { $1 }
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, bytes: Array(output))
    }

    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
