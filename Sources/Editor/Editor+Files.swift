import Drawing
import Lines
import Raster

extension Editor {
    /// Saves to a path, or to the drawing's own file; a drawing without one is asked for its name.
    mutating func save(_ arguments: Arguments) throws(CommandError) {
        if arguments.count == 0 { return try saveThen(nil) }
        beginSaving(to: try arguments.text(0))
    }

    /// Saves the drawing and then goes on.
    mutating func saveThen(_ next: AfterSave?) throws(CommandError) {
        afterSave = next
        guard file.name != nil, !file.isReadOnly else {
            open(.commandLine("save "))
            say(file.isReadOnly ? words.files.readOnly : words.messages.nameWanted)
            return
        }
        beginSaving(to: nil)
    }

    private mutating func beginSaving(to path: String?, overwrite: Bool = false) {
        if afterSave == nil { storeTyping() } else { endTyping() }
        savingPosition = history.position
        effects.append(.save(document, path: path, overwrite: overwrite))
    }

    /// Leaves the drawing, asking first where something would be lost.
    mutating func leaveDrawing(for next: AfterSave) {
        guard isDirty else { return goOn(to: next) }
        afterSave = next
        open(.question(.saveFirst))
    }

    private mutating func goOn(to next: AfterSave) {
        afterSave = nil
        switch next {
        case .quit: effects.append(.quit)
        case .open(let path): effects.append(.open(path: path))
        case .folder(let task): doInFolder(task)
        }
    }

    /// Leaves the drawing for another one of the folder: what has a file is saved, and for what has none the person is asked.
    mutating func leaveSaving(for next: AfterSave) throws(CommandError) {
        guard isDirty, file.name != nil, !file.isReadOnly else { return leaveDrawing(for: next) }
        finishDrawing()
        endTyping()
        try saveThen(next)
    }

    /// Carries out the answer to a question, counted from 0.
    mutating func answer(_ question: Question, _ number: Int) throws(CommandError) {
        switch (question, number) {
        case (.saveFirst, 0):
            guard let next = afterSave else { return }
            finishDrawing()
            endTyping()
            try saveThen(next)
        case (.saveFirst, _):
            if let next = afterSave { goOn(to: next) }
        case (.overwrite, 0): beginSaving(to: nil, overwrite: true)
        case (.replace(let path), 0): beginSaving(to: path, overwrite: true)
        case (.overwrite(let name), 2), (.replace(let name), 2): proposeName(beside: name)
        case (.overwrite, 3): compare(with: nil, behind: question)
        case (.replace(let path), 3): compare(with: path, behind: question)
        case (.overwrite, _), (.replace, _): afterSave = nil
        case (.replaceExport(let path, let wishes), 0):
            effects.append(.export(document, path: path, wishes, overwrite: true))
        case (.replaceExport, _): break
        case (.trash(let name), 0): try trash(name)
        case (.trash, _): break
        case (.held, 1): effects.append(.hold(.copy))
        case (.held, 2): effects.append(.hold(.takeOver))
        case (.held, _): break
        case (.recovery, 0): effects.append(.recover(.open))
        case (.recovery, 1): effects.append(.recover(.keepForLater))
        case (.recovery, _): effects.append(.recover(.discard))
        }
    }

    /// Takes what came of an effect.
    mutating func take(_ report: Report) {
        switch report {
        case .faces(let list): take(list)
        case .samples(let made): samples.take(made)
        case .saved(let name, let remark):
            file = FileState(name: name, savedPosition: savingPosition)
            say([words.messages.saved(name), remark].compactMap(\.self).joined(separator: "; "))
            // The journal is gone with what the file holds now; what is half-done is not in the file.
            if recoverableDraft != nil { effects.append(.draftChanged) }
            if let afterSave { goOn(to: afterSave) }
        case .changedOnDisk(let name): open(.question(.overwrite(name: name)))
        case .exists(let path): open(.question(.replace(path: path)))
        case .recoverable(let work): open(.question(.recovery(work)))
        case .opened(let opened): show(opened)
        case .folder(let change): take(change)
        case .exporting(let name, let percent):
            isExporting = true
            say(words.folder.exporting(name, String(percent)))
        case .exportEnded(let text):
            isExporting = false
            say(text)
        case .exportExists(let path, let wishes): open(.question(.replaceExport(path: path, wishes)))
        case .thumbnail(let thumbnail, let picture): thumbnails.take(picture, of: thumbnail)
        case .held(let held): open(.question(.held(held)))
        case .differences(let text):
            effects.append(.showText(text))
            if let question = questionBehindComparison { open(.question(question)) }
            questionBehindComparison = nil
        case .articleProgress(let number, let progress): takeProgress(progress, of: number)
        case .article(let article): take(article)
        case .articleLinks(let number, let links): take(links, of: number)
        case .articleFailed(let number, let failure): take(failure, of: number)
        case .failed(let text):
            afterSave = nil
            say(text)
        case .notice(let text): say(text)
        case .names(let listing): coordinator.take(listing)
        case .clipboard(let drawables): clipboard = drawables
        case .sent(let bytes): say(words.messages.sent(words.number(bytes)))
        }
    }

    /// Opens the command line with a name beside the drawing's own in it.
    private mutating func proposeName(beside name: String) {
        let ending = ".dudel"
        let stem = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
        open(.commandLine(Line("save", [Argument("\(stem)-2\(ending)")]).text))
    }

    /// Has the drawing compared with a file, and asks again behind that.
    private mutating func compare(with path: String?, behind question: Question) {
        questionBehindComparison = question
        effects.append(.compare(document, path: path))
    }

    private mutating func show(_ opened: OpenedDrawing) {
        if case .fileName = coordinator.request { coordinator.dismiss() }
        taskOfTypedName = nil
        document = opened.document
        if case .own = desk.entry { desk.entry = nil }
        revision += 1
        history = History()
        selection = []
        dropped = nil
        jump = nil
        textEditing = nil
        rest()
        file = FileState(
            name: opened.name, isReadOnly: opened.isReadOnly, savedPosition: opened.isRecovered ? nil : history.position)
        view.origin = .zero
        cursor.point = view.centre(of: .init(column: 2, row: 1))
        if let bounds = documentBounds, !bounds.intersects(view.bounds) { fitDrawing() }
        if let draft = opened.draft { bringBack(draft: draft) }
        if let notice = opened.notice { say(notice) }
    }

    /// Shows the drawing as text on the ordinary screen.
    mutating func showAsText() {
        let picture = PlainPicture(glyphs: capabilities.glyphs)
        let drawables = Array(document.drawables)
        effects.append(.showText(picture.surface(of: drawables, setter: setter, source: canvas.source)?.text ?? ""))
    }
}
