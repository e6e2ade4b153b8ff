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
    private var writes: [Write] = []

    /// A file that the script wants written.
    private struct Write {
        var path: String
        var bytes: [UInt8]
    }

    /// Creates a runner with a drawing loaded, or an empty one.
    ///
    /// - Parameter state: where earlier sessions left word of fonts that ended them.
    /// - Throws: `ScriptFailure` when the file cannot be read, or is missing.
    public init(file: String?, language: String, capabilities: Capabilities, state: StateFolder? = nil) throws(ScriptFailure) {
        self.language = language
        self.state = state
        editor = Editor(
            size: CellSize(columns: 80, rows: 24), capabilities: capabilities, language: language, typesetter: typesetter)
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
        for write in writes { try put(write) }
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
            case .export(let document, let path): try export(document, to: path, number: number)
            case .open(let path):
                do throws(DrawingLoader.Failure) { try load(path) } catch { throw fault(number, error.text) }
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
        let loaded = try DrawingLoader(editor.words).load(path)
        _ = editor.handle(.report(.opened(OpenedDrawing(document: loaded.document, name: path))))
    }

    private mutating func save(_ document: Document, to path: String?, number: Int) throws(ScriptFailure) -> [Effect] {
        let typed = path ?? editor.fileName ?? ""
        let target: String
        do throws(DrawingName.Problem) {
            target = try DrawingName.path(typed: typed)
        } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: typed))
        }
        do throws(DrawingError) {
            writes.append(Write(path: target, bytes: try DrawingWriter.bytes(for: document)))
        } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: target))
        }
        return editor.handle(.report(.saved(name: target, remark: nil)))
    }

    private mutating func export(_ document: Document, to path: String, number: Int) throws(ScriptFailure) {
        guard let format = ExportFormat(path: path) else { throw fault(number, editor.words.files.unknownFormat(path)) }
        typesetter.loadFaces(for: document, language: language, forCells: format.needsFonts, state: state)
        do throws(ExportError) {
            let export = DrawingExport(format, capabilities: editor.capabilities)
            writes.append(Write(path: path, bytes: try export.bytes(for: document, typesetter: typesetter)))
        } catch {
            throw fault(number, FileMessages(editor.words).text(error, about: path))
        }
    }

    private func put(_ write: Write) throws(ScriptFailure) {
        do throws(FileError) {
            _ = try SafeFile.save(write.bytes, to: write.path, expecting: try SafeFile.stamp(of: write.path))
        } catch {
            throw ScriptFailure(FileMessages(editor.words).text(error, about: write.path))
        }
    }

    /// A failure at a line; what it repeats of the script must not act on a terminal.
    private func fault(_ line: Int, _ reason: String) -> ScriptFailure {
        ScriptFailure(editor.words.files.atLine(String(line), VisibleReplacement.of(reason)))
    }
}
