import Words

/// Every word of a language with the path of its property.
///
/// Plain words are found by reflection, so that none can be forgotten. Words with arguments are functions, which a mirror shows
/// but cannot give: they are listed, and the list is compared with what the mirror shows.
struct EveryWord {
    /// What stands in for the arguments of words that take some.
    static let arguments = ["‹first›", "‹second›"]

    struct Entry {
        /// As in `messages.saved`.
        var path: String
        /// The word, its arguments replaced; a list has one entry a line.
        var text: String
        /// How many arguments the word takes.
        var arguments = 0
    }

    private(set) var entries: [Entry] = []
    /// How many words with arguments there are.
    private(set) var functions = 0

    init(of words: Words) {
        visit(Mirror(reflecting: words), path: [])
        entries += Self.withOne.map { Entry(path: "\($0)", text: words[keyPath: $0](Self.arguments[0]), arguments: 1) }
        entries += Self.withTwo.map { word in
            Entry(path: "\(word)", text: words[keyPath: word](Self.arguments[0], Self.arguments[1]), arguments: 2)
        }
    }

    /// How many words with arguments are listed.
    static var listed: Int { withOne.count + withTwo.count }

    private mutating func visit(_ mirror: Mirror, path: [String]) {
        for child in mirror.children {
            let path = path + [child.label ?? "?"]
            let name = path.joined(separator: ".")
            if let text = child.value as? String {
                entries.append(Entry(path: name, text: text))
            } else if let lines = child.value as? [String] {
                entries += lines.map { Entry(path: name, text: $0) }
            } else if "\(type(of: child.value))".contains("->") {
                functions += 1
            } else {
                visit(Mirror(reflecting: child.value), path: path)
            }
        }
    }

    private static let withOne: [KeyPath<Words, @Sendable (String) -> String> & Sendable] = [
        \.article.received, \.article.waiting, \.article.cached, \.article.lacks, \.article.lacksKept,
        \.article.redirected, \.article.changed, \.article.noAddress, \.article.badEndpoint, \.article.unreachable,
        \.article.status, \.article.busy, \.article.failed, \.article.siteError, \.article.missing, \.article.noArticle,
        \.status.start, \.status.type, \.status.set, \.status.anchorKey, \.status.finish, \.status.drop, \.status.done,
        \.status.percent, \.status.mark, \.status.copy, \.status.cut, \.status.selectedCharacters, \.status.toolbar,
        \.status.font,
        \.status.help, \.messages.unknownCommand, \.messages.usage,
        \.messages.badValue,
        \.messages.noSuchDrawable, \.messages.keyUnknown, \.messages.keyWaiting, \.messages.dropped,
        \.messages.howToQuit, \.messages.undid, \.messages.redid, \.messages.arrowHeads, \.messages.selected, \.messages.deleted,
        \.messages.saved, \.messages.exported,
        \.files.damagedJournals, \.status.selected, \.status.take, \.status.pickUp, \.status.pick, \.status.span, \.status.move,
        \.status.putDown, \.status.putBack, \.status.deselect, \.messages.grouped, \.messages.lockedNow, \.messages.styleCopied,
        \.messages.putBack, \.messages.takesNoLabel, \.messages.pasted, \.messages.noSuchLabel, \.messages.noSuchKey,
        \.messages.keyFreed,
        \.messages.notConfigurable, \.messages.furtherErrors,
        \.messages.sent, \.messages.overwrite, \.messages.replace, \.files.repeatedAttribute, \.files.unknownName,
        \.files.unknownAttribute, \.files.badNumber, \.files.outOfRange, \.files.badID, \.files.newerVersion,
        \.files.otherEnding, \.files.failed, \.files.renamedIDs, \.files.journalFailed, \.files.brokenFace,
        \.files.fontLeftOut, \.files.facesGone,
        \.folder.trashQuestion, \.folder.restored, \.folder.renamed, \.folder.duplicated, \.folder.heldHere, \.folder.copyOf,
        \.files.unknownFormat, \.shell.unknownOption, \.shell.missingValue, \.shell.missingFile, \.shell.tooManyFiles,
        \.shell.termTooSimple, \.shell.termUnknown, \.popovers.noColour, \.popovers.lacks, \.popovers.cannotWrite,
        \.popovers.standsIn,
    ]

    private static let withTwo: [KeyPath<Words, @Sendable (String, String) -> String> & Sendable] = [
        \.status.position, \.status.caret, \.messages.tooSmall, \.messages.terminalKept, \.files.atLine, \.files.badValue,
        \.files.faceGone, \.folder.trashed, \.folder.holder, \.folder.heldSince, \.folder.exporting,
        \.files.recovered, \.files.recoveredTyping, \.files.recoveredShape, \.shell.badOptionValue, \.shell.badVariable,
    ]
}
