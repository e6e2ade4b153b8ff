import Foundation

/// Threads for tests that spend most of their time waiting; Dispatch would start no more than there are cores.
enum Threads {
    /// Does the work on some threads at once, which are counted from 0, and returns when all have ended.
    static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for number in 0..<count {
            group.enter()
            let thread = Thread {
                work(number)
                group.leave()
            }
            // As much as a test's own thread has.
            thread.stackSize = 8 << 20
            thread.start()
        }
        group.wait()
    }
}
