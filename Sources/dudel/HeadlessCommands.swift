import Drawing
import Export
import Files
import Glibc
import Graphemes
import Notation
import Runtime
import Screen
import Terminal
import Typography
import Words

/// The commands that need no terminal: print, export, run and fonts.
struct HeadlessCommands {
    let environment: Environment
    let words: Words

    /// Shows a drawing on standard output: fitted to a terminal's width, in its natural size elsewhere.
    func print(_ file: String, _ options: PictureOptions) -> Int32 {
        let terminal = OutputTerminal(options.terminal(remembering: nil))
        return withDrawing(file) { document, typesetter in
            var export = export(options, format: options.format ?? .ansi, colours: .none)
            if let terminal {
                export.capabilities = options.capabilities(on: terminal)
                if options.size == nil { export.fittingColumns = terminal.columns }
            }
            return write(export, of: document, to: "-", typesetter) { terminal?.encoded($0) ?? $0 }
        }
    }

    /// Writes an export of a drawing; `-` is standard output.
    func export(_ file: String, to output: String, _ options: PictureOptions) -> Int32 {
        let isWanted = environment.values["NO_COLOR"].map { $0.isEmpty } ?? true
        let colours = environment.values["DUDEL_COLORS"].flatMap { ColourDepth(rawValue: $0) } ?? (isWanted ? .palette : .none)
        return withDrawing(file) { document, typesetter in
            let format = options.format ?? ExportFormat(path: output) ?? .text
            // A drawing under a name of another kind must not be lost by an export to itself.
            guard output == "-" || !DrawingFolder.isSame(output, file) else {
                StandardStreams.complain(FileMessages(words).text(FileError.exists, about: output))
                return 1
            }
            return write(export(options, format: format, colours: colours), of: document, to: output, typesetter) { $0 }
        }
    }

    private func write(
        _ export: DrawingExport, of document: Document, to output: String, _ typesetter: Typesetter,
        encoded: ([UInt8]) -> [UInt8]
    ) -> Int32 {
        complain(
            aboutCrashes: typesetter.loadFaces(
                for: document, language: environment.language.code, forCells: export.needsFonts, state: state))
        let bytes: [UInt8]
        do throws(ExportError) {
            bytes = try export.bytes(for: document, typesetter: typesetter)
        } catch {
            StandardStreams.complain(FileMessages(words).text(error, about: output))
            return 1
        }
        guard output != "-" else { return write(encoded(bytes)) }
        do throws(FileError) {
            _ = try SafeFile.save(bytes, to: output, expecting: try SafeFile.stamp(of: output))
            return 0
        } catch {
            let messages = FileMessages(words)
            let isFolderMissing = error == .missing && !SafeFile.hasFolder(for: output)
            StandardStreams.complain(isFolderMissing ? messages.missingFolder(of: output) : messages.text(error, about: output))
            return 1
        }
    }

    /// Runs a script; `-` is standard input.
    func run(script: String, file: String?) -> Int32 {
        do throws(ScriptFailure) {
            var runner = try ScriptRunner(
                file: file, language: environment.language.code, capabilities: Capabilities(glyphs: .braille, colours: .exact),
                state: state)
            try runner.run(try read(script))
            return 0
        } catch {
            StandardStreams.complain(error.text)
            return 1
        }
    }

    /// Lists the faces as the font popover does.
    func fonts(language: String?, json: Bool) -> Int32 {
        let code = language ?? environment.language.code
        let listing = FaceListing(catalogue(code).list, language: code, words: words)
        return print(json ? listing.json : listing.text)
    }

    /// Lists the faces that a drawing names and this machine lacks; 1 where there are any, as `diff` has it.
    func missingFonts(in file: String, language: String?, json: Bool) -> Int32 {
        withDrawing(file) { document, typesetter in
            typesetter.install(catalogue(language ?? environment.language.code))
            let missing = MissingFaces(in: document, typesetter: typesetter)
            let status = print(json ? missing.json : missing.text)
            return status == 0 && !missing.isEmpty ? 1 : status
        }
    }

    /// Writes text to standard output.
    func print(_ text: String) -> Int32 { write(Array(text.utf8)) }

    private var state: StateFolder? { StateFolder(environment: environment.values) }

    /// The faces of this machine, but those that ended the program before.
    private func catalogue(_ language: String) -> FontCatalogue {
        let memory = FontMemory.begin(in: state)
        complain(aboutCrashes: memory.crashed)
        return FontCatalogue.load(languages: [language], leavingOut: memory.leftOut)
    }

    private func complain(aboutCrashes fonts: [String]) {
        guard !fonts.isEmpty else { return }
        StandardStreams.complain(VisibleReplacement.of(words.files.fontLeftOut(fonts.joined(separator: ", "))))
    }

    private func write(_ bytes: [UInt8]) -> Int32 {
        if StandardStreams.print(bytes) { return 0 }
        StandardStreams.complain(words.shell.outputFailed)
        return 1
    }

    private func read(_ script: String) throws(ScriptFailure) -> [UInt8] {
        do throws(FileError) {
            return script == "-" ? try SafeFile.read(descriptor: STDIN_FILENO) : try SafeFile.read(script).bytes
        } catch {
            throw ScriptFailure(FileMessages(words).text(error, about: script))
        }
    }

    private func withDrawing(_ file: String, _ body: (Document, Typesetter) -> Int32) -> Int32 {
        do throws(DrawingLoader.Failure) {
            let loaded = try DrawingLoader(words).load(file)
            if let notice = loaded.notice { StandardStreams.complain("\(VisibleReplacement.of(file)): \(notice)") }
            return body(loaded.document, Typesetter())
        } catch {
            StandardStreams.complain(error.text)
            return 1
        }
    }

    /// An export as options ask for it, with a depth of colours where they name none.
    private func export(_ options: PictureOptions, format: ExportFormat, colours: ColourDepth) -> DrawingExport {
        let glyphs = options.glyphs ?? environment.values["DUDEL_GLYPHS"].flatMap { GlyphSet(rawValue: $0) }
        var export = DrawingExport(
            format,
            capabilities: Capabilities(
                glyphs: glyphs ?? (environment.isUTF8 ? .braille : .ascii),
                colours: options.colours?.depth(onTerminal: nil) ?? colours),
            size: options.size)
        export.hasOutlines = options.hasOutlines
        export.scale = options.scale.map { Double($0) } ?? export.scale
        export.background = options.background
        return export
    }
}
