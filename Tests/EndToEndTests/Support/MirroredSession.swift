import Drawing
import Editor
import Foundation
import Screen
import TestSupport

/// The release program on a bare pseudo-terminal, and beside it the editor in this process, which gets the same keys and so tells
/// what the drawing was at every moment.
final class MirroredSession {
    /// The drawing and what was half-done, from one key to the next.
    struct Moment {
        var document: Document
        var draft: Drawable?
        /// When the program had shown what it made of the keys, in milliseconds on the monotonic clock; nothing before that.
        var shown: Double?
        /// Whether the drawing was to be saved as it is here.
        var isSaved = false
    }

    let terminal: PseudoTerminal
    /// The moments so far, the first one before the first key.
    private(set) var moments: [Moment]
    private(set) var mirror: EditorSession
    private var decoder = KeyDecoder()

    /// Opens a drawing of the home's work folder, whose content is given too, and waits until the program rests.
    init(_ name: String, holding document: Document, in home: TestHome) throws {
        mirror = EditorSession()
        mirror.send(.report(.opened(OpenedDrawing(document: document, name: name))))
        moments = [Moment(document: document, draft: nil, shown: 0, isSaved: true)]
        terminal = try MirroredSession.terminal([name], in: home)
        read(first: 10_000, quiet: 200)
        moments[0].shown = MonotonicClock.now
    }

    /// The program on a pseudo-terminal.
    static func terminal(_ arguments: [String], in home: TestHome) throws -> PseudoTerminal {
        var environment = home.environment
        environment["TERM"] = "xterm-256color"
        return try PseudoTerminal(
            Program.path, arguments, environment: environment.map { "\($0.key)=\($0.value)" }, in: home.work.path)
    }

    /// Types keys, given as the bytes that a terminal sends, all at once.
    func type(_ keys: String) throws {
        try terminal.send(keys)
        for byte in keys.utf8 {
            for input in decoder.feed([byte]) { take(input) }
        }
    }

    /// Types keys and waits until the program has shown what it made of them, if there is anything to show.
    func press(_ keys: String) throws {
        try type(keys)
        guard read(first: 300, quiet: 15) else { return }
        for place in moments.indices.reversed() {
            guard moments[place].shown == nil else { break }
            moments[place].shown = MonotonicClock.now
        }
    }

    /// Does nothing but read for some milliseconds.
    func read(for milliseconds: Double) {
        let end = MonotonicClock.now + milliseconds
        while MonotonicClock.now < end { read(first: end - MonotonicClock.now, quiet: 50) }
    }

    /// Reads until nothing has come for some milliseconds; says whether anything came.
    @discardableResult
    private func read(first: Double, quiet: Double) -> Bool { !terminal.readText(first: first, quiet: quiet).isEmpty }

    private func take(_ input: Input) {
        var isSaved = false
        for effect in mirror.send(.input(input)) {
            guard case .save = effect else { continue }
            isSaved = true
            mirror.send(.report(.saved(name: mirror.editor.fileName ?? "", remark: nil)))
        }
        moments.append(Moment(document: mirror.editor.document, draft: mirror.editor.recoverableDraft, isSaved: isSaved))
    }
}

extension PseudoTerminal {
    /// Reads until nothing has come for some milliseconds; `first` is how many may pass before the first byte.
    func readText(first: Double = 10_000, quiet: Double) -> String {
        var bytes: [UInt8] = []
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            while isReadable(within: bytes.isEmpty ? first : quiet) {
                let count = read(into: buffer)
                guard count > 0 else { return }
                bytes += buffer[..<count]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
