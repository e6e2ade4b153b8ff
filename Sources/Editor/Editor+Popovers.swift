import Drawing
import Popovers
import Screen
import Words

extension Editor {
    /// Opens a popover; the changed value of one that is open counts.
    mutating func open(_ request: PopoverRequest) {
        let result = coordinator.closeFromOutside()
        preview = nil
        apply(result)
        coordinator.open(request, with: popoverValues(for: request))
    }

    /// Opens the popover of a key.
    mutating func openForKey(_ request: PopoverRequest) {
        switch request {
        case .files: openFiles()
        case .article: openArticle()
        default: open(request)
        }
    }

    /// What a popover is made from; what only some need, and what grows with the machine's faces, is gathered for those alone.
    private func popoverValues(for request: PopoverRequest) -> PopoverCoordinator.Values {
        let style = shownStyle
        var completion = CommandCompletion(commands: [])
        if case .commandLine = request { completion = self.completion }
        return PopoverCoordinator.Values(
            style: style, faces: faces, substitute: substitute, recentFaces: recentFaces, recentInks: recentInks,
            language: language,
            sample: sampleText, naturalAlignment: naturalAlignment, words: words, commands: menuGroups,
            commandHistory: commandHistory, completion: completion,
            drawings: drawings, openDrawing: file.name, highlightedDrawing: highlightedDrawing, column: cursorNumbers.column,
            row: cursorNumbers.row,
            takesSizes: takesSizes, capabilities: capabilities, limits: limits,
            article: request == .article ? articleContent : ArticleContent(), showsArticleList: showsArticleList,
            editions: articleEditions, mixed: mixedValues)
    }

    /// Whether what is half-drawn or held has a width and a height that can be typed.
    private var takesSizes: Bool {
        switch tool.phase {
        case .marquee: true
        case .carrying: false
        case .reshaping: heldSide != nil
        default: [.rectangle, .oval, .text].contains(tool.kind)
        }
    }

    /// The face that is shown in place of the one in force, where that is not installed.
    var substitute: FaceName? {
        let style = shownStyle
        guard case .substituted(let face) = setter.resolve(style.face, language: style.language) else { return nil }
        return face
    }

    /// Where the lines of what a popover changes stand while the style does not say.
    private var naturalAlignment: TextAlignment {
        if let editing = textEditing {
            if case .label = editing.target { return .centre }
            return .start
        }
        guard let drawable = selectedDrawables.last, !drawable.label.isEmpty else { return .start }
        return drawable.naturalAlignment
    }

    /// The first line of the text that a font or a size is chosen for.
    private var sampleText: String? {
        var text = textEditing?.text
        if text == nil {
            text =
                selectedDrawables.lazy.compactMap { drawable -> String? in
                    if case .text(let box) = drawable.shape { return box.string }
                    return drawable.label.isEmpty ? nil : drawable.label
                }.first
        }
        guard let line = text?.split(whereSeparator: \.isNewline).first else { return nil }
        return String(line.prefix(80))
    }

    /// The popover a key opens on the canvas, or nothing.
    func request(for key: Key) -> PopoverRequest? {
        guard case .command(let line) = keyMap.match([key]) else { return nil }
        return Editor.requests[line]
    }

    /// The command lines that open a popover and do nothing else.
    private static let requests: [String: PopoverRequest] = [
        "font": .font, "size": .size, "text-layout": .textSetting, "width": .stroke, "stroke": .strokeColour, "fill": .fillColour,
        "language": .language,
        "menu": .menu, "help": .help, "command-line": .commandLine(""), "goto": .position,
        "files": .files, "article": .article,
    ]

    /// Hands an input to the open popover and carries out what comes of it.
    mutating func handleInPopover(_ input: Input) {
        forgetArticleFailure()
        let former = coordinator.request
        let item = focusedItem
        defer { forgetAfterSave(leaving: former) }
        let outcome: PopoverCoordinator.Outcome
        if case .mouse(let event) = input {
            guard let frame = coordinator.frame(in: layout, anchor: anchorColumn, context: popoverContext) else { return }
            guard frame.rect.contains(event.position) else {
                if event.action == .press { carryOut(.dismissed(coordinator.closeFromOutside())) }
                return
            }
            let local = MouseEvent(event.action, at: event.position - frame.content.origin)
            outcome = coordinator.handle(.mouse(local), other: nil)
        } else {
            var other: PopoverRequest?
            if case .key(let key) = input { other = request(for: key) }
            outcome = coordinator.handle(input, other: other)
        }
        if outcome == .refused, case .key(let key) = input {
            // A damaged screen can be repaired whatever is open on it.
            if keyMap.match([key]) == .command("redraw") {
                run("redraw")
            } else {
                say(words.messages.keyUnknown(KeyName.name(of: key)))
            }
        }
        carryOut(outcome, from: item)
    }

    /// Forgets what was to follow a save when the popovers on the way to it are left without one.
    private mutating func forgetAfterSave(leaving former: PopoverRequest?) {
        guard former?.leadsToSave == true, coordinator.request?.leadsToSave != true else { return }
        if !effects.contains(where: \.isSave) { afterSave = nil }
    }

    private mutating func carryOut(_ outcome: PopoverCoordinator.Outcome, from item: ToolbarItem? = nil) {
        switch outcome {
        case .stay, .refused: break
        case .preview(let result):
            switch result {
            case .style(let change): preview = change
            case .article(let choice): apply(choice)
            default: break
            }
        case .dismissed(let result):
            preview = nil
            apply(result)
        case .left(let result):
            preview = nil
            apply(result)
            if !coordinator.isOpen { focus = item.map { .toolbar($0) } ?? .canvas }
        case .replaced(let result, let request):
            preview = nil
            apply(result)
            openForKey(request)
        }
    }

    /// Applies what a popover posted, after it was dismissed.
    private mutating func apply(_ result: PopoverResult?) {
        guard let result else { return }
        do throws(CommandError) {
            switch result {
            case .style(let change): try apply(change)
            case .language(let code): setLanguage(code)
            case .command(let line): run(line)
            case .typed(let line): runTyped(line)
            case .article(let choice): apply(choice)
            case .files(let choice): try carryOut(choice)
            case .fileName(let name, let former): try take(fileName: name, for: former)
            case .position(let column, let row): goTo(column: column, row: row)
            case .exactSize(let width, let height, let inDots): setExactSize(width, height, inDots: inDots)
            case .exactOffset(let columns, let rows, let inDots): setExactOffset(columns, rows, inDots: inDots)
            case .terminal(let capabilities): use(capabilities)
            case .answer(let question, let number): try answer(question, number)
            }
        } catch {
            say(error.text(words))
        }
    }

    private mutating func runTyped(_ line: String) {
        commandHistory = Array((commandHistory.filter { $0 != line } + [line]).suffix(Editor.mostTypedLines))
        effects.append(.keepTyped(line))
        do throws(CommandError) {
            try perform(line: line)
        } catch {
            // The line stays to be mended, and the reason stands below it and in the status row.
            open(.commandLine(line))
            coordinator.reject(error.text(words))
            say(error.text(words))
        }
    }

    /// How many of the lines that were typed can be called back.
    private static let mostTypedLines = 200

    /// Takes the lines that were typed in earlier sessions, the newest last.
    public mutating func restore(typedLines: [String]) { commandHistory = typedLines.suffix(Editor.mostTypedLines) }

    /// Has the folder listed whose names the open popover could use.
    mutating func orderListing() {
        let wanted = coordinator.wantedFolder
        guard wanted != orderedFolder else { return }
        orderedFolder = wanted
        if let wanted { effects.append(.listFolder(wanted)) }
    }

    /// Every command as the menu and the help list it.
    private var menuGroups: [MenuGroup] {
        CommandGroup.allCases.map { group in
            MenuGroup(
                title: group.title(words.commands),
                items: CommandTable.all.filter { $0.group == group }.map { command in
                    MenuItem(
                        name: command.name, label: words.commands[keyPath: command.label],
                        subject: command.subject(self)?.text(words),
                        keywords: CommandTable.keywords[command.name].map { words.keywords[keyPath: $0] } ?? "",
                        keys: (command.group == .typing ? typingKeys : keyMap).keys(of: command.name).joined(separator: " "),
                        unavailable: command.availability(self)?.text(words.messages))
                })
        }
    }
}
