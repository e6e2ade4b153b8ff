import Screen
import Words

/// Runs any command, found by group or by its words.
public struct MenuPopover: PopoverController {
    /// The command's name.
    public typealias Selection = String

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private var table: CommandTable

    /// Creates the menu.
    public init(groups: [MenuGroup]) { table = CommandTable(groups: groups, order: .labelsFirst) }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.menuTitle }

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
