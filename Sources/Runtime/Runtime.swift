import Articles
import Dispatch
import Drawing
import Editor
import Export
import Files
import Popovers
import Screen
import Typography
import Words

/// Performs what the editor wants done outside of itself, on serial queues, and delivers what came of it.
public final class Runtime {
    /// Where the workers' deliveries wait for the main loop.
    public let mailbox = Mailbox()
    /// The open drawing's file, lock and journal.
    public let store: DrawingStore
    /// Sets the texts; it gets the machine's faces as soon as they are found.
    public let typesetter: Typesetter

    private let folder: StateFolder?
    private let term: String
    /// The path of the configuration, or nothing.
    private let configuration: String?
    private let files = DispatchQueue(label: "files")
    /// A folder that answers slowly must not hold up the journal.
    private let listing = DispatchQueue(label: "listing")
    private let faces: FaceLoader
    private let samples = SampleWorker()
    private let articles: ArticleWorker
    private var clipboard: SharedClipboard?
    private let thumbnails = ThumbnailWorker()
    private let exports: ExportWorker
    /// Makes what is copied, which must not wait for a long export.
    private let copies: ExportWorker
    private var preferences: Preferences
    private var draftIsWaiting = false
    /// What is to be done with the drawing's files.
    private var fileWork: [@Sendable (DrawingStore) -> [Report?]] = []
    /// Whether the journal holds something half-done.
    private var journalHasDraft = false
    /// When the journal is to be brought up to date at the latest, while something waits for it.
    private var deadline: ContinuousClock.Instant?

    /// Creates a runtime for the XDG folders of an environment.
    ///
    /// - Parameter version: what the program tells sites of itself.
    public init(environment: [String: String], typesetter: Typesetter, version: String) {
        folder = StateFolder(environment: environment)
        term = environment["TERM"] ?? ""
        configuration = ConfigurationFile.path(environment: environment)
        store = DrawingStore(folder: folder, trash: Trash(environment: environment))
        exports = ExportWorker(folder: folder)
        copies = ExportWorker(folder: folder)
        faces = FaceLoader(mailbox: mailbox, folder: folder)
        self.typesetter = typesetter
        articles = ArticleWorker(environment: environment, version: version, mailbox: mailbox)
        preferences = folder.map { Preferences(in: $0) } ?? Preferences()
        let mailbox = mailbox
        clipboard = folder.map { folder in
            SharedClipboard(folder: folder, queue: files) { mailbox.post(.report(.clipboard($0))) }
        }
    }

    /// Has an editor take the person's configuration, where there is one.
    public func configure(_ editor: inout Editor) -> ConfigurationOutcome {
        var outcome = ConfigurationOutcome()
        guard let configuration else { return outcome }
        do throws(FileError) {
            guard let bytes = try ConfigurationFile.read(at: configuration) else { return outcome }
            outcome = editor.configure(bytes)
        } catch {
            outcome.complaint = FileMessages(editor.words).text(error, about: "config")
        }
        return outcome
    }

    /// The style of the last session; on the first start what a new program draws with.
    public var rememberedStyle: Style { preferences.style ?? .first }

    /// The language that was chosen in an earlier session, or nothing.
    public var rememberedLanguage: String? { preferences.language }

    /// The article that was read last, and how far.
    public var rememberedArticle: ArticleMemory? { preferences.article }

    /// What settings were set to in earlier sessions, by their names.
    public var rememberedSettings: [String: String] { preferences.settings }

    /// The command lines that were typed in earlier sessions, the newest last.
    public var rememberedLines: [String] { preferences.typedLines }

    /// What a person picked from the test card on this kind of terminal, or nothing.
    public var rememberedTerminal: TerminalMemory? { preferences.terminal(term) }

    /// What was worked on last in a folder, or nothing.
    public func memory(of folder: String) -> FolderMemory? { preferences.memory(of: folder) }

    /// The milliseconds after which `tickIfDue` wants to be called, or nothing while nothing waits to be written.
    public var timeout: Int? {
        deadline.map { deadline in
            let left = ContinuousClock.now.duration(to: deadline).components
            return max(0, Int(left.seconds) * 1000 + Int(left.attoseconds / 1_000_000_000_000_000) + 1)
        }
    }

    /// Brings the journal up to date where it is time.
    public func tickIfDue(_ editor: Editor) {
        if let deadline, deadline <= .now { tick(editor) }
        // There may be space again without anything else being done.
        if deadline == nil, store.isBehind { deadline = .now + .seconds(5) }
    }

    private func wait() {
        // A second leaves another one for a slow disk.
        deadline = deadline ?? .now + .seconds(1)
    }

    /// Writes what waits to be written into the journal.
    private func tick(_ editor: Editor) {
        let words = editor.words
        let document = editor.document
        if draftIsWaiting { keepDraft(editor) }
        onFiles { store in [store.sync(document: document, words: words)] }
        deadline = nil
    }

    /// Writes what is half-done into the journal, or that nothing is any more.
    private func keepDraft(_ editor: Editor) {
        let words = editor.words
        let document = editor.document
        let draft = editor.recoverableDraft.map { JournalDraft($0, isTyping: editor.isTyping) }
        onFiles { store in [store.setDraft(draft, document: document, words: words)] }
        draftIsWaiting = false
        journalHasDraft = draft != nil
    }

    /// Performs an effect; what concerns the terminal is not the runtime's and is returned untouched.
    public func perform(_ effect: Effect, for editor: Editor) -> Effect? {
        let words = editor.words
        let document = editor.document
        switch effect {
        case .save(let document, let path, let overwrite):
            onFiles { store in [store.save(document, to: path, overwrite: overwrite, words: words)] }
        case .open(let path): onFiles { store in store.open(path, words: words) }
        case .recover(let answer): onFiles { store in store.recover(answer, words: words) }
        case .record(let edits):
            wait()
            onFiles { store in [store.record(edits, document: document, words: words)] }
            // A text that was put down must not be offered as one that is still being typed.
            if draftIsWaiting || journalHasDraft { keepDraft(editor) }
        case .draftChanged:
            draftIsWaiting = true
            wait()
        case .loadArticle(let wish, let source): articles.load(wish, from: source)
        case .cancelArticle: articles.cancelAll()
        case .loadFaces(let languages): faces.load(languages, words: words)
        case .makeSamples(let order): samples.take(order, for: mailbox)
        case .listDrawings:
            onFiles { store in [store.list()] }
        case .folder(let task): onFiles { store in store.perform(task, document: document, words: words) }
        case .makeThumbnail(let thumbnail, let colours):
            thumbnails.make(thumbnail, colours, words: words, for: mailbox)
        case .compare(let document, let path): onFiles { store in [store.compare(document, with: path, words: words)] }
        case .hold(let answer): onFiles { store in store.hold(answer, document: document, words: words) }
        case .listFolder(let folder):
            let mailbox = mailbox
            listing.async {
                let (files, folders) = DrawingFolder.contents(of: folder)
                mailbox.post(.report(.names(FolderListing(folder: folder, files: files, folders: folders))))
            }
        case .keepTyped(let line):
            preferences.remember(typedLine: line)
            savePreferences()
        case .remember(let style, let language): remember(style, language: language)
        case .keepSetting(let name, let value):
            preferences.settings[name] = value
            savePreferences()
        case .rememberTerminal(let picked):
            preferences.remember(
                TerminalMemory(term: term, glyphs: picked.glyphs.rawValue, colours: picked.colours.rawValue))
            savePreferences()
        case .export(let document, let path, let wishes, let overwrite):
            exports.export(order(for: document, to: .file(path, wishes, overwrites: overwrite), editor), for: mailbox)
        case .stopExport: exports.stop()
        case .copy(let document, let form):
            copies.stop()
            copies.export(order(for: document, to: .clipboard(form), editor), for: mailbox)
        case .shareClipboard(let drawables): share(drawables, words: words)
        case .watchClipboard: clipboard?.watch()
        case .copyText, .showText, .redraw, .useColours, .suspend, .quit: return effect
        }
        return nil
    }

    /// Takes the machine's faces: the typesetter first, so that the editor's next frame can use them.
    public func install(_ catalogue: FontCatalogue) -> Report {
        typesetter.install(catalogue)
        samples.install(catalogue)
        thumbnails.install(catalogue)
        exports.install(catalogue)
        copies.install(catalogue)
        return .faces(catalogue.list)
    }

    /// Waits for what was copied last, so that it can still be collected from the mailbox.
    public func finishCopying() { copies.finish() }

    /// Finishes everything that was begun; the drawing is left as the person decided.
    public func finish(remembering memory: FolderMemory?, article: ArticleMemory? = nil) {
        articles.finish()
        exports.finish()
        beginFileWork()
        files.sync { [store] in store.close() }
        remember(memory, article)
        FontMemory.end()
    }

    /// Finishes in a hurry, as when the connection is lost: what is not saved stays in the journal.
    public func abandon(_ editor: Editor, remembering memory: FolderMemory? = nil) {
        articles.finish()
        draftIsWaiting = editor.isDirty
        tick(editor)
        beginFileWork()
        files.sync { [store] in store.abandon() }
        remember(memory, editor.articleMemory)
        FontMemory.end()
    }

    /// Keeps where the person was, for the next session.
    private func remember(_ memory: FolderMemory?, _ article: ArticleMemory?) {
        if let memory { preferences.remember(memory) }
        if let article { preferences.article = article }
        if memory != nil || article != nil { savePreferences() }
        files.sync {}
    }

    private func remember(_ style: Style, language: String?) {
        preferences.style = style
        preferences.language = language ?? preferences.language
        savePreferences()
    }

    private func savePreferences() {
        guard let folder else { return }
        let preferences = preferences
        files.async {
            try? folder.prepare()
            try? preferences.save(in: folder)
        }
    }

    /// Does something with the drawing's files behind everything that was asked for before, once `beginFileWork` is called.
    private func onFiles(_ work: @escaping @Sendable (DrawingStore) -> [Report?]) { fileWork.append(work) }

    /// Begins what the effects so far asked for on the drawing's files: behind the frame that answers, so that writing thousands
    /// of lines into the journal takes no core from painting them.
    public func beginFileWork() {
        guard !fileWork.isEmpty else { return }
        let work = fileWork
        let mailbox = mailbox
        fileWork = []
        files.async { [store] in
            for part in work {
                for report in part(store).compactMap(\.self) { mailbox.post(.report(report)) }
            }
        }
    }

    private func order(
        for document: Document, to destination: ExportWorker.Destination, _ editor: Editor
    ) -> ExportWorker.Order {
        ExportWorker.Order(
            document: document, destination: destination, capabilities: editor.capabilities, language: editor.language,
            words: editor.words)
    }

    private func share(_ drawables: [Drawable], words: Words) {
        let mailbox = mailbox
        clipboard?.keep(drawables) { mailbox.post(.report(.notice(words.messages.clipboardTooLarge))) }
    }
}
