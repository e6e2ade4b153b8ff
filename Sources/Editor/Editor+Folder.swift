import Popovers

extension Editor {
    /// Does what was chosen of the folder's drawings.
    mutating func carryOut(_ choice: FilesChoice) throws(CommandError) {
        switch choice {
        case .open(let name): try leaveSaving(for: .open(name))
        case .start: open(.fileName(nil))
        case .rename(let name): open(.fileName(name))
        case .duplicate(let name): doInFolder(.duplicate(name), returningToFiles: true)
        case .trash(let name): open(.question(.trash(name: name)))
        }
    }

    /// Takes a name: for a new drawing, or for one that has another.
    mutating func take(fileName: String, for name: String?) throws(CommandError) {
        if let name {
            doInFolder(.rename(name, to: fileName), returningToFiles: true)
        } else {
            try leaveSaving(for: .folder(.start(fileName)))
        }
    }

    /// Gives the open drawing another name.
    mutating func rename(to fileName: String) {
        guard let name = file.name else { return say(words.messages.nameWanted) }
        doInFolder(.rename(name, to: fileName))
    }

    /// Moves a drawing to the trash; the open one is saved first, so that nothing is lost with it.
    mutating func trash(_ name: String) throws(CommandError) {
        let isOpen = name == file.name || drawings.contains { $0.name == name && $0.isOpen }
        if isOpen { try leaveSaving(for: .folder(.trash(name))) } else { doInFolder(.trash(name)) }
    }

    /// Has something done with the folder's drawings, after which their list may open again.
    mutating func doInFolder(_ task: FolderTask, returningToFiles: Bool = false) {
        returnsToFiles = returningToFiles
        effects.append(.folder(task))
    }

    /// Whether undo brings a drawing back from the trash: nothing was done since it went there.
    var undoesTrash: Bool { trashedRevision == revision && tool.isIdle && dropped == nil }

    mutating func take(_ change: FolderChange) {
        switch change {
        case .listed(let drawings):
            self.drawings = drawings
            open(.files)
            highlightedDrawing = nil
        case .renamed(let name, let isOpen):
            if isOpen { file.name = name }
            say(words.folder.renamed(name))
            showFilesAgain(at: name)
        case .duplicated(let name):
            say(words.folder.duplicated(name))
            showFilesAgain(at: name)
        case .trashed(let name):
            trashedRevision = revision
            canRestore = true
            say(words.folder.trashed(name, keyMap.hint(for: "undo") ?? ":restore"))
        case .restored(let name, let isLast):
            trashedRevision = nil
            canRestore = !isLast
            say(words.folder.restored(name))
        }
    }

    private mutating func showFilesAgain(at name: String) {
        guard returnsToFiles else { return }
        returnsToFiles = false
        highlightedDrawing = name
        effects.append(.listDrawings)
    }
}
