import Popovers

extension Editor {
    /// Does what was chosen of the folder's drawings.
    mutating func carryOut(_ choice: FilesChoice) throws(CommandError) {
        switch choice {
        case .open(let name): try leaveSaving(for: .open(name))
        case .start: open(.fileName(nil))
        case .rename(let name): open(.fileName(name))
        case .duplicate(let name):
            doInFolder(.duplicate(name))
            openFiles(at: name)
        case .trash(let name): open(.question(.trash(name: name)))
        }
    }

    /// Takes a name: for a new drawing, or for one that has another.
    mutating func take(fileName: String, for name: String?) throws(CommandError) {
        if let name {
            taskOfTypedName = .rename(name, to: fileName)
            doInFolder(.rename(name, to: fileName))
            openFiles(at: name)
        } else {
            taskOfTypedName = .start(fileName)
            try leaveSaving(for: .folder(.start(fileName)))
            // The field takes the keys until the answer comes.
            if !coordinator.isOpen { open(.fileName(nil, typed: fileName)) }
        }
    }

    /// Opens the list of drawings with what is known of them, so that no later key passes it, and has them listed anew.
    mutating func openFiles(at name: String? = nil) {
        highlightedDrawing = name
        open(.files)
        effects.append(.listDrawings)
    }

    /// Gives the open drawing another name.
    mutating func rename(to fileName: String) {
        guard let name = file.name else { return say(words.messages.nameWanted) }
        doInFolder(.rename(name, to: fileName))
    }

    /// Moves a drawing to the trash; the open one is saved first, so that nothing is lost with it.
    mutating func trash(_ name: String) throws(CommandError) {
        let isOpen = name == file.name || drawings?.contains { $0.name == name && $0.isOpen } ?? false
        trashedOpenDrawing = isOpen ? name : nil
        if isOpen { try leaveSaving(for: .folder(.trash(name))) } else { doInFolder(.trash(name)) }
    }

    /// Has something done with the folder's drawings.
    mutating func doInFolder(_ task: FolderTask) { effects.append(.folder(task)) }

    /// Whether undo brings a drawing back from the trash: nothing was done since it went there.
    var undoesTrash: Bool { trashedRevision == revision && tool.isIdle && dropped == nil }

    mutating func take(_ change: FolderChange) {
        switch change {
        case .listed(let drawings):
            self.drawings = drawings
            coordinator.update(drawings: drawings, highlighted: highlightedDrawing)
        case .renamed(let name, let isOpen):
            if isOpen { file.name = name }
            taskOfTypedName = nil
            say(words.folder.renamed(name))
            listAgain(at: name)
        case .duplicated(let name):
            say(words.folder.duplicated(name))
            listAgain(at: name)
        case .trashed(let name):
            trashedRevision = revision
            canRestore = true
            say(words.folder.trashed(name, keyMap.hint(for: "undo") ?? ":restore"))
        case .restored(let name, let isLast):
            trashedRevision = nil
            canRestore = !isLast
            say(words.folder.restored(name))
            // Where nothing came in its place, it is open again as well.
            if name == trashedOpenDrawing, file.name == nil, document.isEmpty, !isDirty { effects.append(.open(path: name)) }
            trashedOpenDrawing = nil
        case .refused(let task, let reason):
            say(reason)
            returnToName(for: task, reason)
        }
    }

    /// Has the open list of drawings made anew, with the highlight on one of them.
    private mutating func listAgain(at name: String) {
        guard coordinator.request == .files else { return }
        highlightedDrawing = name
        effects.append(.listDrawings)
    }

    /// Opens the field of a name again with the name that was refused, and the reason below it.
    private mutating func returnToName(for task: FolderTask, _ reason: String) {
        guard task == taskOfTypedName else { return }
        taskOfTypedName = nil
        switch (task, coordinator.request) {
        case (.start(let typed), nil), (.start(let typed), .fileName): open(.fileName(nil, typed: typed))
        case (.rename(let name, let typed), nil), (.rename(let name, let typed), .files): open(.fileName(name, typed: typed))
        default: return
        }
        coordinator.reject(reason)
    }
}
