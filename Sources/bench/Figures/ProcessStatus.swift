import Glibc

/// What Linux tells about a running process.
struct ProcessStatus {
    let process: pid_t

    /// The memory that is resident, in megabytes of 1,000,000 bytes.
    func residentMegabytes() throws(BenchError) -> Double {
        Double(try number("VmRSS", in: "/proc/\(process)/status")) * 1024 / 1_000_000
    }

    /// How often each of its threads has been put to sleep so far, by the thread's number.
    func sleeps() throws(BenchError) -> [Int: Int] {
        let folder = "/proc/\(process)/task"
        guard let directory = opendir(folder) else { throw BenchError("\(folder) could not be read: \(BenchError.lastCause)") }
        defer { closedir(directory) }
        var sleeps: [Int: Int] = [:]
        while let entry = readdir(directory) {
            let thread = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let thread = Int(thread) else { continue }
            sleeps[thread] = try number("voluntary_ctxt_switches", in: "\(folder)/\(thread)/status")
        }
        return sleeps
    }

    private func number(_ name: String, in path: String) throws(BenchError) -> Int {
        let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
        for line in text.split(separator: "\n") where line.hasPrefix("\(name):") {
            let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber }
            if let number = Int(digits) { return number }
        }
        throw BenchError("\(path) holds no \(name)")
    }
}
