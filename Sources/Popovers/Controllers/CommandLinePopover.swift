import Graphemes
import Screen
import Words

/// A line for a command, with completion and history.
public struct CommandLinePopover: PopoverController {
    /// The line to be run.
    public typealias Selection = String

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    /// A walk through the candidates for one place.
    private struct Cycle: Sendable {
        var start: Int
        var words: [String]
        var index: Int
    }

    private var completion: CommandCompletion
    private let history: [String]
    private var field = TextFieldBlock()
    private var cycle: Cycle?
    private var candidates: [String] = []
    private var error: String?
    /// The place in the history, counted from the newest; nothing for the line being typed.
    private var recalled: Int?
    private var typedLine = ""
    /// Whether a completion was asked for before the names for it were there.
    private var waitsForListing = false

    /// Creates a line that begins with a text; the history's newest line is its last.
    public init(completion: CommandCompletion, history: [String] = [], text: String = "") {
        self.completion = completion
        self.history = history
        field.replace(with: text)
    }

    /// Keeps the line and says below it why it was not accepted.
    public mutating func reject(_ message: String) {
        error = message
        candidates = []
    }

    /// The folder whose names the line could be completed with.
    public var wantedFolder: String? { completion.folder(for: beforeCaret) }

    /// Takes a folder's names, and completes the line where that was asked for meanwhile.
    public mutating func take(_ listing: FolderListing) {
        completion.listing = listing
        guard waitsForListing, wantedFolder == listing.folder else { return }
        waitsForListing = false
        _ = complete(backwards: false)
    }

    private var beforeCaret: String { String(field.text.prefix(field.caret)) }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.commandTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.commandHints }

    /// What Enter would choose now, or nothing.
    public var selection: String? { isBlank ? nil : field.text }

    private var isBlank: Bool { field.text.allSatisfy { $0 == " " } }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<String> {
        if case .key(let key) = input {
            if key.isCancel { return .cancel }
            if key.isEnter { return isBlank ? .cancel : .post(field.text) }
            if key.code == .tab { return complete(backwards: key.modifiers.contains(.shift)) }
            switch Movement(key, letters: false) {
            case .up: return recall(older: true)
            case .down: return recall(older: false)
            default: break
            }
        }
        switch field.handle(input) {
        case .changed:
            forget()
            recalled = nil
            return .stay
        case .used, .chosen:
            forget()
            return .stay
        case .ignored:
            if case .key = input { return .ignored }
            return .stay
        }
    }

    private mutating func forget() {
        waitsForListing = false
        error = nil
        cycle = nil
        candidates = []
    }

    private mutating func recall(older: Bool) -> PopoverOutcome<String> {
        let place = older ? (recalled ?? -1) + 1 : (recalled ?? 0) - 1
        guard place < history.count, recalled != nil || older else { return .stay }
        if recalled == nil { typedLine = field.text }
        forget()
        recalled = place < 0 ? nil : place
        field.replace(with: place < 0 ? typedLine : history[history.count - 1 - place])
        return .stay
    }

    /// Extends what stands before the caret as far as all candidates agree; where that is nothing, walks them.
    private mutating func complete(backwards: Bool) -> PopoverOutcome<String> {
        error = nil
        if var cycle {
            cycle.index = (cycle.index + (backwards ? cycle.words.count - 1 : 1)) % cycle.words.count
            self.cycle = cycle
            insert(cycle.words[cycle.index], at: cycle.start)
            return .stay
        }
        let line = beforeCaret
        if let folder = wantedFolder, folder != completion.listing?.folder {
            waitsForListing = true
            return .stay
        }
        let (start, words) = completion.candidates(for: line)
        candidates = words.count > 1 ? words : []
        guard let first = words.first, let last = words.last else { return .stay }
        if words.count == 1 {
            insert(first.hasSuffix("/") ? first : first + " ", at: start)
            return .stay
        }
        let shared = CommandCompletion.commonPrefix(of: words)
        if shared.count > line.count - start {
            insert(shared, at: start)
        } else {
            cycle = Cycle(start: start, words: words, index: backwards ? words.count - 1 : 0)
            insert(backwards ? last : first, at: start)
        }
        return .stay
    }

    /// Replaces what stands between an offset and the caret.
    private mutating func insert(_ word: String, at start: Int) {
        let text = field.text
        field.replaceBeforeCaret(with: text.prefix(start) + word)
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let columns = min(60, context.room.columns)
        let rows = candidates.isEmpty ? note.wrapped(columns: columns).count : candidateLines(columns: columns).count
        return CellSize(columns: 60, rows: 1 + min(max(1, rows), 6))
    }

    /// What stands below the line where it is not completed: why it was not accepted, else how its command is written.
    private var note: String { error ?? completion.usage(for: beforeCaret) ?? "" }

    /// The numbers of the candidates, as they are parted into lines, a column for the mark before each and one behind.
    private func candidateLines(columns: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var (start, used) = (0, 0)
        // Beyond what any screen shows, more candidates would only cost time; the one that is chosen is among those.
        let end = min(candidates.count, max(200, (cycle?.index ?? 0) + 1))
        for number in 0..<end {
            let width = candidates[number].columns + 2
            if used > 0, used + width - 1 > columns {
                lines.append(start..<number)
                (start, used) = (number, 0)
            }
            used += width
        }
        return lines + [start..<end]
    }

    private func drawCandidates(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        guard area.size.columns > 1, area.size.rows > 0 else { return }
        let lines = candidateLines(columns: area.size.columns)
        let chosen = lines.firstIndex { line in cycle.map { line.contains($0.index) } ?? false } ?? 0
        let first = max(0, min(chosen, lines.count - area.size.rows))
        for (row, line) in lines[first...].prefix(area.size.rows).enumerated() {
            var column = area.minColumn
            for number in line {
                let isChosen = number == cycle?.index
                let style = isChosen ? context.theme.focus : context.theme.faint
                let text = (isChosen ? Marks(context.glyphs).row : " ") + candidates[number]
                surface.writeCut(text, column: column, row: area.minRow + row, style: style, width: area.endColumn - column)
                column += text.columns + 1
            }
        }
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        field.draw(on: &surface, in: area.rows(from: 0, count: 1), prompt: ":", takesCursor: true, context: context)
        let below = area.rows(from: 1, count: area.size.rows - 1)
        guard error != nil || candidates.isEmpty else { return drawCandidates(on: &surface, in: below, context: context) }
        surface.writeWrapped(note, in: below, style: error == nil ? context.theme.faint : context.theme.strong)
    }
}
