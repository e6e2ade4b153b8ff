import Drawing
import Editor
import Export
import Files
import Graphemes
import Lines
import Screen
import Typography
import Words

/// Runs a script's lines one after another without a terminal; what it writes goes into place behind the last line.
public struct ScriptRunner {
    private var editor: Editor
    private let typesetter = Typesetter()
    private let language: String
    private let state: StateFolder?
    private var files = ScriptFiles()

    /// Creates a runner with a drawing loaded, or an empty one.
    ///
    /// - Parameter state: where earlier sessions left word of fonts that ended them.
    /// - Throws: `ScriptFailure` when the file cannot be read, or is missing.
    public init(file: String?, language: String, capabilities: Capabilities, state: StateFolder? = nil) throws(ScriptFailure) {
        self.language = language
        self.state = state
        // So wide that an article is a pane beside the drawing, and no popover that waits for somebody.
        editor = Editor(
            size: CellSize(columns: 120, rows: 24), capabilities: capabilities, language: language, typesetter: typesetter)
        if let file {
            do throws(DrawingLoader.Failure) { try load(file) } catch { throw ScriptFailure(error.text) }
        }
    }

    /// Runs the script.
    ///
    /// - Throws: `ScriptFailure` at the first line that cannot be done; nothing is then written.
    public mutating func run(_ script: [UInt8]) throws(ScriptFailure) {
        var file: LineFile
        do throws(NumberedLineError) {
            file = try LineFile(script)
        } catch {
            throw fault(error.line, error.error.text(editor.words.files))
        }
        while let entry = file.next() {
            if try runLine(file.text(of: entry), number: entry.number) { break }
        }
        do throws(ScriptFileError) { try files.commit() } catch {
            throw fault(error.line, FileMessages(editor.words).text(error.error, about: error.path))
        }
    }

    /// Runs a line and tells whether it ends the script.
    private mutating func runLine(_ text: String, number: Int) throws(ScriptFailure) -> Bool {
        var effects: [Effect]
        do throws(CommandError) {
            effects = try editor.perform(text)
        } catch {
            throw fault(number, error.text(editor.words))
        }
        while !effects.isEmpty {
            switch effects.removeFirst() {
            case .save(let document, let path, _): effects += try save(document, to: path, number: number)
            case .export(let document, let path, let wishes, _): try export(document, to: path, wishes, number: number)
            case .open(let path):
                let full = try drawingPath(path, number: number)
                do throws(DrawingLoader.Failure) { try load(full) } catch { throw fault(number, error.text) }
            case .folder(.rename(let path, let name)): effects += try rename(path, to: name, number: number)
            case .quit: return true
            default: break
            }
        }
        // A popover waits for a person, and there is none.
        guard !editor.isWaiting else {
            throw fault(number, editor.isAskingToSave ? editor.words.messages.unsavedChanges : editor.words.files.tooFewArguments)
        }
        return false
    }

    private mutating func load(_ path: String) throws(DrawingLoader.Failure) {
        let loader = DrawingLoader(editor.words)
        let document: Document
        if let written = files.bytes(at: path) {
            document = try loader.document(in: written, of: path).document
        } else {
            let loaded = try loader.load(path)
            files.noteRead(path, loaded.stamp)
            document = loaded.document
        }
        _ = editor.handle(.report(.opened(OpenedDrawing(document: document, name: path))))
    }

    private mutating func save(_ document: Document, to path: String?, number: Int) throws(ScriptFailure) -> [Effect] {
        let target = try drawingPath(path ?? editor.fileName ?? "", number: number)
        let messages = FileMessages(editor.words)
        // What nobody could read is not replaced: nobody would know what is lost.
        if !DrawingFolder.isSame(target, editor.fileName ?? ""), files.bytes(at: target) == nil {
            do throws(DrawingLoader.Failure) { _ = try DrawingLoader(editor.words).load(target) } catch .missing {} catch {
                throw fault(number, "\(error.text); \(editor.words.folder.keptUnread)")
            }
        }
        let bytes: [UInt8]
        do throws(DrawingError) { bytes = try DrawingWriter.bytes(for: document) } catch {
            throw fault(number, messages.text(error, about: target))
        }
        try write(bytes, to: target, number: number)
        return editor.handle(.report(.saved(name: target, remark: nil)))
    }

    private mutating func export(_ document: Document, to path: String, _ wishes: ExportWishes, number: Int) throws(ScriptFailure)
    {
        guard let format = ExportFormat(path: path) else { throw fault(number, editor.words.files.unknownFormat(path)) }
        let export = DrawingExport(format, wishes, capabilities: editor.capabilities)
        typesetter.loadFaces(for: document, language: language, forCells: export.needsFonts, state: state)
        let bytes: [UInt8]
        do throws(ExportError) {
            bytes = try export.bytes(for: document, typesetter: typesetter)
        } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: path))
        }
        try write(bytes, to: path, number: number)
    }

    private mutating func rename(_ path: String, to typed: String, number: Int) throws(ScriptFailure) -> [Effect] {
        let messages = FileMessages(editor.words)
        let name: String
        do throws(DrawingName.Problem) { name = try DrawingName.name(typed: typed) } catch {
            throw fault(number, messages.text(error, about: typed))
        }
        let target = DrawingFolder.path(of: name, beside: path)
        do throws(FileError) { try files.move(path, to: target, line: number) } catch {
            throw fault(number, messages.text(error, about: target))
        }
        return editor.handle(.report(.folder(.renamed(target, isOpen: true))))
    }

    private func drawingPath(_ typed: String, number: Int) throws(ScriptFailure) -> String {
        do throws(DrawingName.Problem) { return try DrawingName.path(typed: typed) } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: typed))
        }
    }

    private mutating func write(_ bytes: [UInt8], to path: String, number: Int) throws(ScriptFailure) {
        do throws(FileError) { try files.write(bytes, to: path, line: number) } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: path))
        }
    }

    /// A failure at a line; what it repeats of the script must not act on a terminal.
    private func fault(_ line: Int, _ reason: String) -> ScriptFailure {
        ScriptFailure(editor.words.files.atLine(String(line), VisibleReplacement.of(reason)))
    }
}
