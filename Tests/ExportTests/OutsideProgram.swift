import Foundation

/// Runs programs of others that read what is exported, where they are installed.
enum OutsideProgram {
    /// Whether a program is on the path.
    static func isInstalled(_ name: String) -> Bool { path(of: name) != nil }

    /// What a program writes to standard output about a file with the bytes; `{}` among its arguments is the file.
    static func run(_ name: String, _ arguments: [String], on bytes: [UInt8]) throws -> (status: Int32, output: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString)")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(of: name) ?? "/nonexistent/\(name)")
        process.arguments = arguments.map { $0 == "{}" ? file.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    private static func path(of name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
