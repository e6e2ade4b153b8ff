import Foundation
import Synchronization
import Testing

extension EndToEnd {
    /// Single calls of the system fail while somebody draws and saves.
    @Suite struct FailingCalls {
        @Test func whicheverCallFailsTheFileIsTheOldOrTheNewOneAndTheNextSaveSucceeds() throws {
            let isLong = ProcessInfo.processInfo.environment["DUDEL_LONG"] != nil
            // Where a file system has no files without a name it says EOPNOTSUPP, and they are written by name.
            let errors: [Int32] = isLong ? [0, EOPNOTSUPP, EIO, ENOSPC] : [0, EOPNOTSUPP]
            let cases = errors.flatMap { error in [false, true].map { (error, isLinked: $0) } }
            let flaws = Mutex<[String]>([])
            // Most of the time is waiting for the journal's second.
            Threads.run(cases.count) { place in
                let (error, isLinked) = cases[place]
                do {
                    let log = try FaultySaving(error: error, isLinked: isLinked).run()
                    print("\(log.count) calls failed once each, \(isLinked ? "rewritten in place" : "renamed over the old file")")
                } catch { flaws.withLock { $0.append("\(error)") } }
            }
            let found = flaws.withLock { $0 }
            #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
        }
    }
}
