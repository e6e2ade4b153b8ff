import Dispatch
import Editor
import Popovers
import Synchronization
import Typography

/// Makes the samples of faces on a queue of its own, the newest order alone.
///
/// It has a typesetter of its own: FreeType's library is for one thread at a time, and the main thread's must never be waited for.
final class SampleWorker: Sendable {
    private struct State {
        /// What is still to be made, first things first.
        var order = SampleOrder(samples: [], generation: 0)
        /// How many of the order are made.
        var next = 0
        var isWorking = false
    }

    private let queue = DispatchQueue(label: "samples")
    private let state = Mutex(State())
    private let typesetter = Mutex(Typesetter())

    /// What comes within this time is handed over together: a frame for every sample would cost more than the samples.
    private static let pause = Duration.milliseconds(8)

    /// Takes the machine's faces for the orders that follow.
    func install(_ catalogue: FontCatalogue) {
        queue.async { self.typesetter.withLock { $0.install(catalogue) } }
    }

    /// Makes what an order wants, in place of what is left of the one before.
    func take(_ order: SampleOrder, for mailbox: Mailbox) {
        let isIdle = state.withLock { state in
            state.order = order
            state.next = 0
            defer { state.isWorking = state.isWorking || !order.samples.isEmpty }
            return !state.isWorking && !order.samples.isEmpty
        }
        if isIdle { queue.async { self.work(for: mailbox) } }
    }

    private func work(for mailbox: Mailbox) {
        var made = MadeSamples(generation: 0)
        var begin = ContinuousClock.now
        while let (sample, generation) = next() {
            if made.generation != generation {
                if !made.isEmpty { mailbox.post(.report(.samples(made))) }
                made = MadeSamples(generation: generation)
            }
            let surface = typesetter.withLock { typesetter in
                // Every face is looked at once: keeping its glyphs would cost memory and gain nothing.
                defer { typesetter.forget() }
                return FaceSamplePainter(typesetter).surface(of: sample)
            }
            made.append(sample, surface)
            guard ContinuousClock.now - begin >= SampleWorker.pause else { continue }
            mailbox.post(.report(.samples(made)))
            made = MadeSamples(generation: generation)
            begin = .now
        }
        if !made.isEmpty { mailbox.post(.report(.samples(made))) }
    }

    /// The next sample to be made; without one the work is at its end.
    private func next() -> (FaceSample, Int)? {
        state.withLock { state in
            guard state.next < state.order.samples.count else {
                state.isWorking = false
                return nil
            }
            defer { state.next += 1 }
            return (state.order.samples[state.next], state.order.generation)
        }
    }
}
