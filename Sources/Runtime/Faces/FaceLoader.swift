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
    }

    private let queue = DispatchQueue(label: "fonts")
    private let mailbox: Mailbox
    private let folder: StateFolder?
    private let state = Mutex(State())

    init(mailbox: Mailbox, folder: StateFolder?) {
        self.mailbox = mailbox
        self.folder = folder
    }

    deinit { state.withLock { $0.watch?.stop() } }

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
        state.watch = FontFolderWatch { [weak self] in self?.loadAgain() }
        let memory = FontMemory.begin(in: folder)
        state.leftOut = memory.leftOut
        guard !memory.crashed.isEmpty else { return }
        mailbox.post(.report(.notice(words.files.fontLeftOut(memory.crashed.joined(separator: ", ")))))
    }

    /// Fonts were installed or removed.
    private func loadAgain() {
        queue.async { [self] in
            state.withLock { read(&$0) }
        }
    }

    /// Reads the faces, and watches the folders that they lie in.
    private func read(_ state: inout State) {
        let begin = time(nil)
        let catalogue = FontCatalogue.load(languages: state.languages, leavingOut: state.leftOut)
        mailbox.post(.catalogue(catalogue))
        // What changed between the reading and the watching would go unnoticed.
        if state.watch?.watch(catalogue.folders, since: begin) ?? false { loadAgain() }
    }
}
