import Editor
import Files
import Runtime
import Screen
import Terminal
import Typography
import Words

/// A person at a terminal: sleeps until something happens, lets the editor answer, and shows one frame.
struct InteractiveSession {
    private let terminal: Terminal
    private let runtime: Runtime
    private var editor: Editor
    private var hasEnded = false
    /// What is to be said of the configuration and done for it.
    private var configuration = ConfigurationOutcome()

    /// Opens a drawing and lets the person work on it; returns the exit status.
    static func run(file: String?, options: PictureOptions, environment: Environment) -> Int32 {
        let runtime = Runtime(environment: environment.values, typesetter: Typesetter(), version: Program.version)
        let language = runtime.rememberedLanguage ?? environment.language.code
        let words = Words.of(Language(locale: language) ?? .english)
        let start = StartingDrawing(file: file, runtime: runtime)
        let reports = runtime.store.open(start.path, words: words)
        if case .failed(let text) = reports.first {
            StandardStreams.complain(text)
            return 1
        }
        let terminal: Terminal
        do throws(TerminalError) {
            terminal = try Terminal(options.terminal(remembering: runtime.rememberedTerminal))
        } catch {
            runtime.store.close()
            StandardStreams.complain(error.text(words.shell))
            return 2
        }
        var session = InteractiveSession(terminal: terminal, runtime: runtime, language: language)
        session.begin(reports, view: start.memory)
        return session.loop()
    }

    private init(terminal: Terminal, runtime: Runtime, language: String) {
        self.terminal = terminal
        self.runtime = runtime
        editor = Editor(
            size: terminal.size, capabilities: terminal.capabilities, style: runtime.rememberedStyle, language: language,
            typesetter: runtime.typesetter)
        editor.limits = terminal.limits
        configuration = runtime.configure(&editor)
        editor.restore(settings: runtime.rememberedSettings)
        if let article = runtime.rememberedArticle { editor.restore(article: article) }
        editor.restore(typedLines: runtime.rememberedLines)
    }

    private mutating func begin(_ reports: [Report], view: FolderMemory?) {
        for report in reports { handle(.report(report)) }
        if let view { editor.restoreView(origin: view.origin, zoom: view.zoom / 100) }
        for effect in configuration.effects { perform(effect) }
        let notices = terminal.notices.map { $0.text(editor.words) } + [configuration.complaint].compactMap(\.self)
        if !notices.isEmpty { handle(.report(.notice(notices.joined(separator: "; ")))) }
        show()
        // Finding the faces costs more than all the rest of the start, and nobody waits for it yet.
        for effect in editor.beginLoading() { perform(effect) }
        runtime.beginFileWork()
    }

    private mutating func loop() -> Int32 {
        while !hasEnded {
            for event in terminal.next(mailbox: runtime.mailbox.descriptor, timeout: runtime.timeout) {
                switch event {
                case .input(let input): handle(.input(input))
                case .resized(let size): handle(.resized(size))
                case .mailbox: collect()
                case .timeout, .resumed: break
                case .hangup, .terminate:
                    runtime.abandon(editor, remembering: memory)
                    terminal.leave()
                    // Whoever sits there did not end it.
                    if event != .hangup { StandardStreams.mention(editor.words.shell.endedFromOutside) }
                    return event.exitStatus ?? 1
                }
                if hasEnded { break }
            }
            runtime.tickIfDue(editor)
            if !hasEnded { show() }
            runtime.beginFileWork()
        }
        // What was copied last is still to reach the clipboard.
        runtime.finishCopying()
        collect()
        terminal.leave()
        runtime.finish(remembering: memory, article: editor.articleMemory)
        return 0
    }

    private mutating func handle(_ event: Event) {
        for effect in editor.handle(event) { perform(effect) }
    }

    private mutating func collect() {
        for delivery in runtime.mailbox.collect() {
            switch delivery {
            case .report(let report): handle(.report(report))
            case .catalogue(let catalogue): handle(.report(runtime.install(catalogue)))
            case .clipboard(let text): copy(text)
            }
        }
    }

    private mutating func show() {
        terminal.show(editor.draw())
        guard let broken = runtime.typesetter.drainBrokenFaces().first else { return }
        handle(.report(.notice(editor.words.files.brokenFace(broken.text))))
        terminal.show(editor.draw())
    }

    /// Does what the terminal alone can do; the rest is the runtime's.
    private mutating func perform(_ effect: Effect) {
        guard let effect = runtime.perform(effect, for: editor) else { return }
        switch effect {
        case .copyText(let text): copy(text)
        case .showText(let text):
            terminal.showOnOrdinaryScreen(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
        case .redraw: terminal.redraw()
        case .useColours(let depth): terminal.prepare(for: depth)
        case .suspend:
            // Nobody knows for how long it is.
            runtime.beginFileWork()
            terminal.suspend()
        case .quit: hasEnded = true
        default: break
        }
    }

    private mutating func copy(_ text: String) {
        if let bytes = terminal.copyToClipboard(text), bytes >= text.utf8.count {
            handle(.report(.sent(bytes: bytes)))
        } else {
            handle(.report(.notice(editor.words.messages.tooLongToSend)))
        }
    }

    private var memory: FolderMemory? {
        guard let name = editor.fileName, !name.contains("/") else { return nil }
        return FolderMemory(
            folder: DrawingFolder.current, drawing: name, origin: editor.view.origin, zoom: editor.view.zoom * 100)
    }
}
