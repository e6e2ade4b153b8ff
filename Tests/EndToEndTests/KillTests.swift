import Drawing
import Files
import Foundation
import Notation
import Synchronization
import TestSupport
import Testing

extension EndToEnd {
    /// The program is killed while somebody draws and saves.
    @Suite struct Kill {
        private static let isLong = ProcessInfo.processInfo.environment["DUDEL_LONG"] != nil

        /// 20 moments, 300 where the tests are asked to be long; a few of them at once, since most of the time is waiting.
        @Test func atAnyMomentNothingOlderThanTwoSecondsIsLostAndTheFileIsWhole() throws {
            let count = Self.isLong ? 300 : 20
            let next = Atomic<Int>(0)
            let tally = Mutex((recovered: 0, drafts: 0))
            let failures = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                while true {
                    let seed = next.add(1, ordering: .relaxed).newValue
                    guard seed <= count else { return }
                    do {
                        var drawing = try KilledDrawing(seed: UInt64(seed))
                        let outcome = try drawing.check()
                        tally.withLock {
                            $0.recovered += outcome.isRecovered ? 1 : 0
                            $0.drafts += outcome.hasDraft ? 1 : 0
                        }
                    } catch { failures.withLock { $0.append("seed \(seed): \(error)") } }
                }
            }
            let found = failures.withLock { $0 }
            #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
            let sums = tally.withLock { ($0.recovered, $0.drafts) }
            print("killed at \(count) moments: \(sums.0) times from the journal, \(sums.1) of them with something half-done")
        }
    }
}
