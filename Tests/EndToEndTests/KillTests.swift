import Foundation
import Synchronization
import TestSupport
import Testing

extension EndToEnd {
    /// The program is killed while somebody draws and saves.
    @Suite struct Kill {
        /// 20 moments a part; one part, 15 where the tests are asked to be long.
        private static let parts = ProcessInfo.processInfo.environment["DUDEL_LONG"] != nil ? 1...15 : 1...1
        private static let moments = 20

        /// Several moments are tried at once, since most of the time is waiting.
        @Test(arguments: parts)
        func atAnyMomentNothingOlderThanTwoSecondsIsLostAndTheFileIsWhole(part: Int) throws {
            let last = part * Self.moments
            let tally = Tally(next: last - Self.moments + 1)
            Threads.run(8) { _ in
                while let seed = tally.seed(upTo: last) {
                    do {
                        var drawing = try KilledDrawing(seed: UInt64(seed))
                        tally.count(try drawing.check())
                    } catch { tally.fail("seed \(seed): \(error)") }
                }
            }
            let failures = tally.failures
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
            print("killed at \(Self.moments) moments, seeds to \(last): \(tally.summary)")
        }
    }
}

/// What several threads find.
private final class Tally: Sendable {
    private struct Sums {
        var next: Int
        var recovered = 0
        var drafts = 0
        var failures: [String] = []
    }

    private let sums: Mutex<Sums>

    init(next: Int) { sums = Mutex(Sums(next: next)) }

    /// The next seed, or nothing behind the last one.
    func seed(upTo last: Int) -> Int? {
        sums.withLock { sums in
            guard sums.next <= last else { return nil }
            sums.next += 1
            return sums.next - 1
        }
    }

    func count(_ outcome: KilledDrawing.Outcome) {
        sums.withLock { sums in
            sums.recovered += outcome.isRecovered ? 1 : 0
            sums.drafts += outcome.hasDraft ? 1 : 0
        }
    }

    func fail(_ text: String) { sums.withLock { $0.failures.append(text) } }

    var failures: [String] { sums.withLock { $0.failures } }

    var summary: String {
        sums.withLock { "\($0.recovered) times from the journal, \($0.drafts) of them with something half-done" }
    }
}
