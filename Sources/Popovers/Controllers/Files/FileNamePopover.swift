import Screen
import Words

/// Takes the name of a drawing: of a new one, or another for one that is there.
public struct FileNamePopover: PopoverController {
    /// The name as it was typed; whether it can be one is the file system's to say.
    public typealias Selection = String

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private let isNew: Bool
    private var typed: TypedField

    private var refusal: String?

    /// Creates the field with what was typed already, or with the present name, which the first typed character replaces.
    public init(name: String?, typed text: String? = nil) {
        isNew = name == nil
        typed = TypedField(text ?? name ?? "", isProposal: text == nil)
    }

    /// Keeps the name and says below it why it was not accepted.
    public mutating func reject(_ message: String) {
        refusal = message
        typed.refuse()
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { isNew ? words.folder.startTitle : words.folder.renameTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.fieldHints }

    /// What Enter would choose now, or nothing.
    public var selection: String? { FileNamePopover.name(typed.field.text) }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<String> {
        refusal = nil
        return typed.handle(input) { FileNamePopover.name($0) }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        var size = typed.wantedSize(notes: [context.words.folder.nameNote])
        if let refusal { size.rows = 1 + max(1, refusal.wrapped(columns: min(size.columns, context.room.columns)).count) }
        return size
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        typed.draw(on: &surface, note: refusal ?? context.words.folder.nameNote, context: context)
    }

    private static func name(_ text: String) -> String? { text.contains { !$0.isWhitespace } ? text : nil }
}
