import Drawing
import Export
import Files
import Glibc
import Graphemes
import Notation
import Runtime
import Screen
import Typography
import Words

/// The commands that need no terminal: print, export, run and fonts.
struct HeadlessCommands {
    let environment: Environment
    let words: Words

    /// Shows a drawing on standard output: fitted to a terminal's width, in its natural size elsewhere.
    func print(_ file: String, _ options: PictureOptions) -> Int32 {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        return withDrawing(file) { document, typesetter in
            var export = export(options, format: options.format ?? .ansi, usesColour: isTerminal)
            if isTerminal, options.size == nil { export.fittingColumns = HeadlessCommands.terminalColumns }
            return write(export, of: document, to: "-", typesetter)
        }
    }

    /// Writes an export of a drawing; `-` is standard output.
    func export(_ file: String, to output: String, _ options: PictureOptions) -> Int32 {
        withDrawing(file) { document, typesetter in
            let format = options.format ?? ExportFormat(path: output) ?? .text
            return write(export(options, format: format, usesColour: true), of: document, to: output, typesetter)
        }
    }

    private func write(_ export: DrawingExport, of document: Document, to output: String, _ typesetter: Typesetter) -> Int32 {
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
        guard output != "-" else { return write(bytes) }
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
        return write(Array((json ? listing.json : listing.text).utf8))
    }

    /// Lists the faces that a drawing names and this machine lacks; 1 where there are any, as `diff` has it.
    func missingFonts(in file: String, language: String?, json: Bool) -> Int32 {
        withDrawing(file) { document, typesetter in
            typesetter.install(catalogue(language ?? environment.language.code))
            let missing = MissingFaces(in: document, typesetter: typesetter)
            let status = write(Array((json ? missing.json : missing.text).utf8))
            return status == 0 && !missing.isEmpty ? 1 : status
        }
    }

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
        guard script != "-" else { return StandardStreams.readInput(limit: DrawingLimits.fileSize) }
        do throws(FileError) {
            return try SafeFile.read(script).bytes
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

    private func export(_ options: PictureOptions, format: ExportFormat, usesColour: Bool) -> DrawingExport {
        let isWanted = environment.values["NO_COLOR"].map { $0.isEmpty } ?? true
        let full = environment.values["DUDEL_COLORS"].flatMap { ColourDepth(rawValue: $0) } ?? (isWanted ? .palette : .none)
        let colours: ColourDepth =
            switch options.colours {
            case .always: .exact
            case .never: .none
            case .depth(let depth): depth
            case nil: usesColour ? full : .none
            }
        let glyphs = options.glyphs ?? environment.values["DUDEL_GLYPHS"].flatMap { GlyphSet(rawValue: $0) }
        var export = DrawingExport(
            format, capabilities: Capabilities(glyphs: glyphs ?? (environment.isUTF8 ? .braille : .ascii), colours: colours),
            size: options.size)
        export.hasOutlines = options.hasOutlines
        export.scale = options.scale.map { Double($0) } ?? export.scale
        export.background = options.background
        return export
    }

    private static var terminalColumns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
