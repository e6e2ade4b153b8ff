import Screen
import Words

/// Shows every key and what it does, and lines that explain more; Enter runs the command.
public struct HelpPopover: PopoverController {
    /// The command's name.
    public typealias Selection = String

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private var table: CommandTable

    /// Creates the help; the lines stand below the commands.
    public init(groups: [MenuGroup], lines: [String]) { table = CommandTable(groups: groups, lines: lines, order: .keysFirst) }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.helpTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.menuHints }

    /// What Enter would choose now, or nothing.
    public var selection: String? { table.selection }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<String> { table.handle(input) }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize { table.wantedSize(in: context) }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) { table.draw(on: &surface, context: context) }
}
