import Foundation

/// Has one call of a program fail that concerns files below its home's work and state folders: see `faults.c`.
final class Faults {
    private let control: FileHandle
    /// Where the four numbers end and the name of the failed call begins.
    private static let numbers = 16

    /// Compiles what is preloaded, and adds it to the environment of a home.
    init(in home: TestHome) throws {
        let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "faults.c").path
        let library = home.folder.appending(path: "faults.so").path
        let compiler = try Program.run(
            // Swift's own compiler of C is there in any case.
            [
                "sh", "-c", #"command -v cc >/dev/null && exec cc "$@"; exec clang "$@""#, "cc", "-std=gnu11", "-O1", "-shared",
                "-fPIC", "-o", library, source,
            ], environment: home.environment, in: home)
        guard compiler.status == 0 else { throw Patience.Exhausted(description: compiler.errors) }
        let file = home.folder.appending(path: "faults")
        try Data(count: 260).write(to: file)
        control = try FileHandle(forUpdating: file)
        home.environment["LD_PRELOAD"] = library
        home.environment["DUDEL_FAULTS"] = file.path
        home.environment["DUDEL_FAULT_FOLDERS"] = [home.work.path, home.folder.path + "/state"].joined(separator: ":")
    }

    /// Has the call with a number from 1 fail, with its own likely error or a given one; 0: none.
    func arm(_ call: Int32, error: Int32 = 0) throws { try write([call, error, 0, 0]) }

    /// Has no call fail any more.
    func disarm() throws { try write([0]) }

    /// What failed since the last arming, with its path, or nothing.
    func failed() throws -> String? {
        let bytes = try read()
        guard bytes[12] != 0 else { return nil }
        return String(decoding: bytes[Self.numbers...].prefix { $0 != 0 }, as: UTF8.self)
    }

    private func read() throws -> Data {
        try control.seek(toOffset: 0)
        return try control.read(upToCount: 260) ?? Data()
    }

    private func write(_ numbers: [Int32]) throws {
        try control.seek(toOffset: 0)
        try control.write(contentsOf: numbers.withUnsafeBytes { Data($0) })
    }
}
