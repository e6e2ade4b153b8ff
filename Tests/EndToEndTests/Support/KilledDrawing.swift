import Drawing
import Files
import Foundation
import Notation
import TestSupport

/// A drawing that is edited and saved until its program is killed, and what must be left of it.
struct KilledDrawing {
    /// How the drawing came back.
    struct Outcome {
        /// Whether there was a journal, as there is none right behind a save.
        var isRecovered = false
        var hasDraft = false
    }

    /// What must not be so.
    struct Loss: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) { self.description = description }
    }

    private let home: TestHome
    private let original: Document
    private var edits: RandomEdits
    private static let name = "plan.dudel"
    /// What the contract allows to be lost, in milliseconds.
    private static let grace = 2_000.0

    init(seed: UInt64) throws {
        home = try TestHome()
        edits = RandomEdits(random: SeededGenerator(seed: seed))
        // Large ones take long enough to be written that the end may come meanwhile.
        let count = [0, 3, 2_000].randomElement(using: &edits.random) ?? 0
        original = edits.random.document(drawables: count)
        try home.write(DrawingWriter.text(for: original), to: Self.name)
    }

    /// Draws, is killed, and looks at what is left.
    mutating func check() throws -> Outcome {
        let (moments, killed) = try draw()
        let file = try DrawingReader.read([UInt8](Data(contentsOf: home.work.appending(path: Self.name)))).document
        guard moments.contains(where: { $0.isSaved && Self.lines($0.document) == Self.lines(file) }) else {
            throw Loss("the file was never saved so")
        }
        let required = moments.lastIndex { $0.shown.map { $0 <= killed - Self.grace } ?? false } ?? 0
        let pending = try pending()
        try require(pending?.document ?? file, pending?.draft?.drawable, in: moments[required...])
        if let pending { try open(pending) }
        return Outcome(isRecovered: pending != nil, hasDraft: pending?.draft != nil)
    }

    /// Edits until a random moment, which may be one right behind a save, or two seconds behind everything; returns when it came.
    private mutating func draw() throws -> (moments: [MirroredSession.Moment], killed: Double) {
        let session = try MirroredSession(Self.name, holding: original, in: home)
        let end = MonotonicClock.now + Double.random(in: 300...4_500, using: &edits.random)
        while MonotonicClock.now < end {
            try session.press(edits.next(for: session.mirror.editor))
            Patience.pause(Double.random(in: 0...0.1, using: &edits.random))
        }
        let isSaving = !session.mirror.editor.isTyping && Bool.random(using: &edits.random)
        switch Int.random(in: 0..<3, using: &edits.random) {
        case 0: if isSaving { try session.type("S") }
        case 1:
            // While the file is written.
            if isSaving { try session.type("S") }
            Patience.pause(Double.random(in: 0...0.006, using: &edits.random))
        default:
            // So long after the last key that nothing at all may be lost; what a save takes away of the journal while something
            // is half-done included.
            if isSaving {
                try session.press("3 L")
                session.read(for: 1_200)
                try session.press("S")
            }
            session.read(for: Self.grace + 100)
        }
        let killed = MonotonicClock.now
        session.terminal.close()
        return (session.moments, killed)
    }

    /// The drawing and what was half-done are of the moments that count; the two need not be of the same one.
    private func require(_ document: Document, _ draft: Drawable?, in moments: ArraySlice<MirroredSession.Moment>) throws {
        let lines = Self.lines(document)
        guard moments.contains(where: { Self.lines($0.document) == lines }) else {
            throw Loss("edits older than two seconds are lost: \(lines.count) lines, \(moments.map(\.document.drawables.count))")
        }
        guard moments.contains(where: { $0.draft.map(Self.line) == draft.map(Self.line) }) else {
            throw Loss("what was half-done is lost: \(draft.map(Self.line) ?? "nothing")")
        }
    }

    /// Starts the program again, opens what it offers, and ends or saves it.
    private func open(_ pending: RecoverableDrawing) throws {
        let terminal = try MirroredSession.terminal([Self.name], in: home)
        var output = terminal.readText(quiet: 250)
        guard output.contains("Recovered") else { throw Loss("nothing was offered: \(output.suffix(2_000))") }
        try terminal.send("\r")
        output += terminal.readText(quiet: 100)
        let lines = Self.lines(pending.document)
        if let draft = pending.draft {
            kill(terminal.process, SIGTERM)
            _ = terminal.readText(quiet: 2_000)
            terminal.close()
            let again = try self.pending()
            guard let again, Self.lines(again.document) == lines,
                again.draft.map({ Self.line($0.drawable) }) == Self.line(draft.drawable)
            else { throw Loss("opened, it is not kept: \(String(describing: try self.pending()?.draft)) for \(draft)") }
        } else {
            try terminal.send("S")
            try Patience.wait(for: "the recovered drawing's save") {
                _ = terminal.readText(quiet: 20)
                let file = try DrawingReader.read([UInt8](Data(contentsOf: home.work.appending(path: Self.name))))
                return Self.lines(file.document) == lines ? true : nil
            }
        }
    }

    private func pending() throws -> RecoverableDrawing? {
        let state = StateFolder(path: home.folder.appending(path: "state/dudel").path)
        let path = home.work.appending(path: Self.name).path
        let report = Recovery.pending(in: state, for: try JournalSubject(drawing: path))
        guard report.unreadable.isEmpty else { throw Loss("a journal is damaged: \(report.unreadable)") }
        if let line = report.drawings.first?.damagedLine { throw Loss("line \(line) of the journal is damaged") }
        guard report.drawings.count <= 1 else { throw Loss("there are \(report.drawings.count) journals") }
        return report.drawings.first
    }

    private static func lines(_ document: Document) -> [String] { document.drawables.map(line) }

    private static func line(_ drawable: Drawable) -> String {
        var line = DrawableSyntax.line(for: drawable)
        line.attributes.removeAll { $0.key == "id" }
        return line.text
    }
}
