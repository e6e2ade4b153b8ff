import Graphemes
import Screen

/// One line of text with a caret.
public struct TextFieldBlock: Sendable {
    private var characters: [Character]
    /// The characters before the caret.
    public private(set) var caret: Int
    /// Whether the next typed character replaces the text, as in a field that opens with a proposal.
    public private(set) var isProposal: Bool
    private var first = 0

    /// The most characters a field holds, so that a pasted file cannot slow every key down.
    public static let capacity = 4096

    /// Creates a field with the caret behind its text.
    public init(_ text: String = "", isProposal: Bool = false) {
        characters = Array(TextFieldBlock.oneLine(text).prefix(TextFieldBlock.capacity))
        caret = characters.count
        self.isProposal = isProposal && !characters.isEmpty
    }

    /// What was typed.
    public var text: String { String(characters) }
    /// Whether nothing was typed.
    public var isEmpty: Bool { characters.isEmpty }

    /// Exchanges the text and puts the caret behind it.
    public mutating func replace(with text: String) { self = TextFieldBlock(text) }

    /// Exchanges what stands before the caret, as a completion does.
    public mutating func replaceBeforeCaret(with text: some StringProtocol) {
        let rest = String(characters[caret...])
        let new = TextFieldBlock(String(text))
        self = TextFieldBlock(new.text + rest)
        caret = min(new.characters.count, characters.count)
    }

    /// Answers typing, deleting, the caret's keys and a paste.
    public mutating func handle(_ input: Input) -> BlockResponse {
        switch input {
        case .paste(let text): return insert(Array(TextFieldBlock.oneLine(text)))
        case .mouse: return .ignored
        case .key(let key):
            if let typed = key.typed { return insert([typed]) }
            if key.modifiers == .control, case .character(let letter) = key.code { return edit(control: letter) }
            guard key.modifiers.isSubset(of: .shift) else { return .ignored }
            switch key.code {
            case .backspace: return remove(max(0, caret - 1)..<caret)
            case .delete: return remove(caret..<min(characters.count, caret + 1))
            case .left: return moveCaret(to: caret - 1)
            case .right: return moveCaret(to: caret + 1)
            case .home: return moveCaret(to: 0)
            case .end: return moveCaret(to: characters.count)
            default: return .ignored
            }
        }
    }

    private mutating func edit(control letter: Character) -> BlockResponse {
        switch letter {
        case "a": moveCaret(to: 0)
        case "e": moveCaret(to: characters.count)
        case "u": remove(0..<caret)
        case "k": remove(caret..<characters.count)
        case "w": remove(startOfWord..<caret)
        default: .ignored
        }
    }

    private var startOfWord: Int {
        var start = caret
        while start > 0, characters[start - 1] == " " { start -= 1 }
        while start > 0, characters[start - 1] != " " { start -= 1 }
        return start
    }

    private mutating func insert(_ new: [Character]) -> BlockResponse {
        if isProposal {
            characters = []
            caret = 0
            isProposal = false
        }
        let accepted = new.prefix(TextFieldBlock.capacity - characters.count)
        guard !accepted.isEmpty else { return .used }
        characters.insert(contentsOf: accepted, at: caret)
        // A mark may have joined the character before it.
        let before = String(characters[..<(caret + accepted.count)])
        characters = Array(before + String(characters[(caret + accepted.count)...]))
        caret = min(before.count, characters.count)
        return .changed
    }

    private mutating func remove(_ range: Range<Int>) -> BlockResponse {
        isProposal = false
        guard !range.isEmpty else { return .used }
        characters.removeSubrange(range)
        caret = range.lowerBound
        return .changed
    }

    private mutating func moveCaret(to place: Int) -> BlockResponse {
        isProposal = false
        caret = min(max(0, place), characters.count)
        return .used
    }

    /// Line feeds and tabs become blanks: a field has one line.
    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}

extension TextFieldBlock {
    /// Draws prompt and text, scrolled so that the caret is inside; with `takesCursor` the surface's cursor becomes the caret.
    public mutating func draw(
        on surface: inout Surface, in area: CellRect, prompt: String, takesCursor: Bool, context: PopoverContext
    ) {
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        // The prompt gives way where it would leave less than half of the row.
        let promptWidth = prompt.columns * 2 <= area.size.columns ? prompt.columns : 0
        surface.write(prompt, column: area.minColumn, row: area.minRow, style: context.theme.faint, width: promptWidth)
        let left = area.minColumn + promptWidth
        let room = area.endColumn - left
        scroll(room: room)
        let blank = context.theme.plain.cell(.space)
        surface.fill(CellRect(column: left, row: area.minRow, columns: room, rows: 1), with: blank)
        var column = left
        var caretColumn = left
        var index = first
        while index < characters.count {
            if index == caret { caretColumn = column }
            let grapheme = Grapheme(characters[index])
            guard column + grapheme.columns <= area.endColumn else { break }
            surface.put(context.theme.plain.cell(grapheme), column: column, row: area.minRow)
            column += grapheme.columns
            index += 1
        }
        if index == caret { caretColumn = column }
        let place = CellPosition(column: min(caretColumn, area.endColumn - 1), row: area.minRow)
        if takesCursor {
            surface.cursor = place
        } else {
            let caretCell = CellRect(origin: place, size: CellSize(columns: 1, rows: 1))
            surface.restyle(caretCell) { $0.attributes.insert(.underline) }
        }
    }

    /// Keeps the caret's own column, and with it all text before it that fits, in sight.
    private mutating func scroll(room: Int) {
        first = min(first, caret)
        var used = 1
        var index = caret
        while index > first {
            used += Grapheme(characters[index - 1]).columns
            if used > room { break }
            index -= 1
        }
        if used > room { first = index }
    }
}
