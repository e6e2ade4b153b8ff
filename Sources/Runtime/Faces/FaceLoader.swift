import Dispatch
import Editor
import Files
import Glibc
import Synchronization
import Typography
import Words

/// Finds the machine's faces on a queue of its own, and again whenever fonts were installed or removed.
final class FaceLoader: Sendable {
    /// What only the queue's work uses.
    private struct State: ~Copyable {
        var hasBegun = false
        var leftOut: Set<FontFile> = []
        var languages: [String] = []
        var watch: FontFolderWatch?
        /// Counts the changes of the folders, so that only the last of many leads to a reading.
        var changes = 0
        /// When the first change came that no reading has followed yet.
        var firstChange: ContinuousClock.Instant?
    }

    private let queue = DispatchQueue(label: "fonts")
    private let mailbox: Mailbox
    private let folder: StateFolder?
    private let state = Mutex(State())

    /// How long the folders have to be still before they are read again: an installation writes many files.
    private static let quiet = Duration.milliseconds(300)
    /// How long a reading is put off at the most.
    private static let patience = Duration.seconds(3)

    init(mailbox: Mailbox, folder: StateFolder?) {
        self.mailbox = mailbox
        self.folder = folder
    }

    /// Finds the faces, asking about languages, the session's own first; the catalogue comes by mail.
    func load(_ languages: [String], words: Words) {
        queue.async { [self] in
            state.withLock { state in
                state.languages = languages
                if !state.hasBegun { begin(&state, words) }
                read(&state)
            }
        }
    }

    private func begin(_ state: inout State, _ words: Words) {
        state.hasBegun = true
        state.watch = FontFolderWatch(queue: queue) { [weak self] in
            self?.state.withLock { state in self?.noteChange(&state) }
        }
        let memory = FontMemory.begin(in: folder)
        state.leftOut = memory.leftOut
        guard !memory.crashed.isEmpty else { return }
        mailbox.post(.report(.notice(words.files.fontLeftOut(memory.crashed.joined(separator: ", ")))))
    }

    /// Reads the faces, and watches the folders that they lie in.
    private func read(_ state: inout State) {
        let begin = time(nil)
        let catalogue = FontCatalogue.load(languages: state.languages, leavingOut: state.leftOut)
        state.firstChange = nil
        mailbox.post(.catalogue(catalogue))
        // What changed between the reading and the watching would go unnoticed.
        if state.watch?.watch(catalogue.folders, since: begin) ?? false { noteChange(&state) }
    }

    private func noteChange(_ state: inout State) {
        state.changes += 1
        let change = state.changes
        let first = state.firstChange ?? .now
        state.firstChange = first
        let wait = min(FaceLoader.quiet, max(.zero, ContinuousClock.now.duration(to: first + FaceLoader.patience)))
        let milliseconds = Int(wait.components.attoseconds / 1_000_000_000_000_000)
        queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in self?.readAgain(after: change) }
    }

    private func readAgain(after change: Int) {
        state.withLock { state in
            // Another change came meanwhile, and is followed by a reading of its own; unless they never cease.
            guard let first = state.firstChange, change == state.changes || first + FaceLoader.patience <= .now else { return }
            read(&state)
        }
    }
}
