import Dispatch
import Drawing
import Editor
import Export
import Files
import Screen
import Synchronization
import Typography
import Words

/// Exports drawings, into files or to the person's own clipboard, on a queue of its own, one behind the other, and tells how far
/// it is where that takes long.
///
/// It has a typesetter of its own: the main thread's must never be waited for.
final class ExportWorker: Sendable {
    /// What is to be exported.
    struct Order: Sendable {
        var document: Document
        var destination: Destination
        var capabilities: Capabilities
        var language: String
        var words: Words
    }

    /// Where what is made of a drawing goes.
    enum Destination: Sendable {
        /// A file at a path; without `overwrites` only where there is none, or one that this session has written.
        case file(String, ExportWishes, overwrites: Bool)
        case clipboard(CopyForm)
    }

    private struct State {
        /// Grows with every call to stop: what was ordered before one ends.
        var generation = 0
        /// When the person was told last.
        var told = ContinuousClock.now
        /// The files that were exported, by their paths, as they were left.
        var written: [String: FileStamp] = [:]
    }

    private let queue = DispatchQueue(label: "export")
    private let state = Mutex(State())
    private let typesetter = Mutex(Typesetter())
    private let folder: StateFolder?

    /// How soon, and how often, a person is told how far it is.
    private static let pause = Duration.milliseconds(250)

    init(folder: StateFolder?) { self.folder = folder }

    /// Takes the machine's faces for the orders that follow.
    func install(_ catalogue: FontCatalogue) {
        queue.async { self.typesetter.withLock { $0.install(catalogue) } }
    }

    /// Exports a drawing; how far that is and what came of it comes by mail.
    func export(_ order: Order, for mailbox: Mailbox) {
        let generation = state.withLock { $0.generation }
        queue.async {
            switch order.destination {
            case .file(let path, let wishes, let overwrites):
                let report = self.write(
                    order, to: path, wishes, overwrites: overwrites, generation: generation, for: mailbox)
                mailbox.post(.report(report))
            case .clipboard(let form):
                if let delivery = self.copy(order, as: form, generation: generation) { mailbox.post(delivery) }
            }
        }
    }

    /// Calls off everything that was ordered so far.
    func stop() { state.withLock { $0.generation += 1 } }

    /// Waits for what is under way.
    func finish() { queue.sync {} }
}

extension ExportWorker {
    private func write(
        _ order: Order, to path: String, _ wishes: ExportWishes, overwrites: Bool, generation: Int, for mailbox: Mailbox
    ) -> Report {
        let messages = FileMessages(order.words)
        guard let format = ExportFormat(path: path) else { return .exportEnded(order.words.files.unknownFormat(path)) }
        let current: FileStamp?
        do throws(FileError) { current = try SafeFile.stamp(of: path) } catch {
            return .exportEnded(messages.text(error, about: path))
        }
        if let current, !overwrites, state.withLock({ $0.written[path] }) != current {
            return .exportExists(path: path, wishes)
        }
        var export = DrawingExport(format, wishes, capabilities: order.capabilities)
        state.withLock { $0.told = .now }
        export.watch = { done in self.goesOn(path, done: done, generation: generation, for: mailbox) }
        let bytes: [UInt8]
        do throws(ExportError) {
            bytes = try make(export, of: order)
        } catch {
            return .exportEnded(messages.text(error, about: path))
        }
        do throws(FileError) {
            let result = try SafeFile.save(bytes, to: path, expecting: current)
            state.withLock { $0.written[path] = result.stamp }
            return .exportEnded(order.words.messages.exported(path))
        } catch .missing where current == nil {
            return .exportEnded(messages.missingFolder(of: path))
        } catch {
            return .exportEnded(messages.text(error, about: path))
        }
    }

    /// What is to be sent to the clipboard, or why nothing can be; nothing where something else is to be copied by now.
    private func copy(_ order: Order, as form: CopyForm, generation: Int) -> Delivery? {
        var export = DrawingExport(form.format, capabilities: order.capabilities)
        export.watch = { _ in self.state.withLock { $0.generation } == generation }
        do throws(ExportError) {
            var bytes = try make(export, of: order)
            // Whoever pastes it goes on behind it, and not on the next line.
            if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
            return .clipboard(String(decoding: bytes, as: UTF8.self))
        } catch .stopped {
            return nil
        } catch {
            return .report(.failed(FileMessages(order.words).text(error, about: form.rawValue)))
        }
    }

    private func make(_ export: DrawingExport, of order: Order) throws(ExportError) -> [UInt8] {
        let folder = folder
        return try typesetter.withLock { (typesetter) throws(ExportError) in
            typesetter.loadFaces(for: order.document, language: order.language, forCells: export.needsFonts, state: folder)
            return try export.bytes(for: order.document, typesetter: typesetter)
        }
    }

    /// Tells the person how much is done, where it is time, and answers whether to go on.
    private func goesOn(_ path: String, done: Double, generation: Int, for mailbox: Mailbox) -> Bool {
        let (isTime, goesOn) = state.withLock { state in
            let isTime = ContinuousClock.now - state.told > ExportWorker.pause
            if isTime { state.told = .now }
            return (isTime, state.generation == generation)
        }
        if isTime, goesOn { mailbox.post(.report(.exporting(name: path, percent: Int(done * 100)))) }
        return goesOn
    }
}

extension CopyForm {
    fileprivate var format: ExportFormat {
        switch self {
        case .text: .text
        case .ansi: .ansi
        case .svg: .svg
        }
    }
}

extension DrawingExport {
    /// Creates an export with what a person asked for.
    init(_ format: ExportFormat, _ wishes: ExportWishes, capabilities: Capabilities) {
        self.init(format, capabilities: capabilities, size: wishes.size)
        area = wishes.area
        hasOutlines = wishes.hasOutlines
        if let scale = wishes.scale { self.scale = Double(scale) }
        background = wishes.background
    }
}
