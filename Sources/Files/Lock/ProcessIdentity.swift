import Glibc

/// Which process something belongs to: host, boot, number and start, so that a number used again is not mistaken for it.
public struct ProcessIdentity: Hashable, Sendable {
    /// The name of the host, as `gethostname` gives it.
    public var host: String
    /// The kernel's id of this boot (`/proc/sys/kernel/random/boot_id`); empty where it is unknown.
    public var boot: String
    /// The number of the process.
    public var process: Int32
    /// When it started, in clock ticks since the boot (field 22 of `/proc/PID/stat`, proc(5)); 0 where it is unknown.
    public var start: UInt64

    /// Creates an identity from its parts.
    public init(host: String, boot: String, process: Int32, start: UInt64) {
        self.host = host
        self.boot = boot
        self.process = process
        self.start = start
    }

    /// This process.
    public static var current: ProcessIdentity {
        let process = getpid()
        return ProcessIdentity(host: hostName, boot: bootID, process: process, start: entry(of: process)?.start ?? 0)
    }

    /// Whether both processes are on one host.
    public func sharesHost(with other: ProcessIdentity) -> Bool { host == other.host }

    /// Whether the process still runs, asked on its own host.
    var runsHere: Bool {
        guard boot == ProcessIdentity.bootID, process > 0 else { return false }
        guard kill(process, 0) == 0 || errno == EPERM else { return false }
        // Where the kernel hides other people's processes, one that answers counts as running.
        guard start != 0, let entry = ProcessIdentity.entry(of: process) else { return true }
        // A zombie has ended and only waits for its parent.
        return entry.start == start && entry.state != "Z"
    }

    /// Whether the process runs on this host and is the same person's, so that it may be told to end.
    public var isOwn: Bool {
        guard sharesHost(with: .current), runsHere, start != 0 else { return false }
        var status = stat()
        return stat("/proc/\(process)", &status) == 0 && status.st_uid == getuid()
    }

    /// Asks the process to end (SIGTERM) and waits until it has.
    ///
    /// - Parameter seconds: how long it may take.
    /// - Returns: whether it runs no longer.
    public func end(within seconds: Int) -> Bool {
        guard isOwn else { return !runsHere }
        guard kill(process, SIGTERM) == 0 || errno == ESRCH else { return false }
        for _ in 0..<(seconds * 50) {
            guard runsHere else { return true }
            usleep(20_000)
        }
        return !runsHere
    }

    private static var hostName: String {
        var name = [UInt8](repeating: 0, count: 256)
        let result = name.withUnsafeMutableBytes { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.map { gethostname($0, characters.count - 1) } ?? -1
            }
        }
        return result == 0 ? String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) : ""
    }

    private static var bootID: String {
        let text = small("/proc/sys/kernel/random/boot_id") ?? ""
        return text.last == "\n" ? String(text.dropLast()) : text
    }

    /// The state and the start of a process, fields 3 and 22 of proc(5); the name in the second field may hold blanks and
    /// brackets, so fields count from its last bracket.
    private static func entry(of process: Int32) -> (state: Substring, start: UInt64)? {
        guard let text = small("/proc/\(process)/stat"), let bracket = text.lastIndex(of: ")") else { return nil }
        let fields = text[bracket...].split(separator: " ")
        guard fields.count > 20, let start = UInt64(fields[20]) else { return nil }
        return (fields[1], start)
    }

    /// The content of one of the kernel's small files.
    private static func small(_ path: String) -> String? {
        guard let file = try? Descriptor(path, flags: O_RDONLY), let bytes = try? file.readAll(limit: 4_096, expecting: 0) else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
