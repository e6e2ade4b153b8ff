import Drawing
import Editor
import Files
import Geometry
import Runtime
import TestSupport
import Words

/// A folder with drawings, and a state folder beside it, for one test.
struct StoreSession {
    let folder = TemporaryFolder()
    let words = Words.of(.english)
    let store: DrawingStore

    /// The document as it stands behind the last edit of `draw`.
    private(set) var document = Document()

    init(hasState: Bool = true) {
        store = DrawingStore(
            folder: hasState ? StateFolder(path: folder("state")) : nil,
            trash: Trash(environment: ["XDG_DATA_HOME": folder("data")]))
    }

    var state: StateFolder { StateFolder(path: folder("state")) }

    /// The names of the journals on disk.
    var journals: [String] { TemporaryFolder.names(in: state.journals) }

    /// The names of drawings and locks on disk.
    var names: [String] { folder.names.filter { $0 != "state" } }

    mutating func open(_ name: String?) -> [Report] {
        let reports = store.open(name.map { folder($0) }, words: words)
        document = reports.opened?.document ?? document
        return reports
    }

    func perform(_ task: FolderTask) -> [Report] { store.perform(task, document: document, words: words) }

    func save(as name: String? = nil, overwrite: Bool = false) -> Report {
        store.save(document, to: name.map { folder($0) }, overwrite: overwrite, words: words)
    }

    /// Puts a box on top of the drawing, as one step.
    @discardableResult
    mutating func draw(_ id: String) throws -> Report? {
        let edits = [Edit.insert([.init(StoreSession.box(id), at: .max)])]
        for edit in edits { try edit.apply(to: &document) }
        return store.record(edits, document: document, words: words)
    }

    static func box(_ id: String) -> Drawable {
        guard let id = DrawableID(id) else { fatalError("\(id) is no id") }
        return Drawable(id: id, shape: .rectangle(Rect(0, 0, 8, 8)), style: Style())
    }

    /// Draws in a session of its own that is lost, and returns the drawing it left in its journal.
    func leaveBehind(_ name: String?, drawing ids: [String], draft: JournalDraft? = nil) throws -> Document {
        let lost = DrawingStore(folder: state)
        var document = lost.open(name.map { folder($0) }, words: words).opened?.document ?? Document()
        for id in ids {
            let edit = Edit.insert([.init(StoreSession.box(id), at: .max)])
            try edit.apply(to: &document)
            _ = lost.record([edit], document: document, words: words)
        }
        if let draft { _ = lost.setDraft(draft, document: document, words: words) }
        lost.abandon()
        return document
    }
}

extension [Report] {
    var opened: OpenedDrawing? { lazy.compactMap { if case .opened(let opened) = $0 { opened } else { nil } }.first }

    var recoverable: RecoverableWork? { lazy.compactMap { if case .recoverable(let work) = $0 { work } else { nil } }.first }

    var failure: String? { lazy.compactMap(\.failure).first }
}

extension Report {
    var failure: String? {
        switch self {
        case .failed(let text), .folder(.refused(_, let text)): text
        default: nil
        }
    }

    var savedName: String? { if case .saved(let name, _) = self { name } else { nil } }

    var changedName: String? { if case .changedOnDisk(let name) = self { name } else { nil } }

    var existingPath: String? { if case .exists(let path) = self { path } else { nil } }
}
