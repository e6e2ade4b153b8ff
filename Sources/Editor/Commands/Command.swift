import Lines
import Words

/// A named act of the program with everything that dispatch, hints, help, menu, completion and documents read of it.
public struct Command: Sendable {
    /// The name that `:`, scripts and the configuration call it by.
    public let name: String
    /// The group that menu and help list it in.
    public let group: CommandGroup
    /// What it does, in the words of a language.
    public let label: KeyPath<CommandWords, String> & Sendable
    /// Its arguments as the help shows them; empty for none.
    public let usage: String
    /// The keys of the default key map.
    public let keys: [Binding]
    /// Whether a key that came glued to an ESC must not run it, since a slow link may have merged the two.
    public let isDestructive: Bool
    /// Whether `repeat` runs it once more when it was the last change.
    let isRepeatable: Bool
    /// Whether what is carried is put down before.
    let endsCarrying: Bool
    /// What it would do it to now, for the menu: the step that undo takes back.
    let subject: @Sendable (borrowing Editor) -> StepName?

    let availability: @Sendable (borrowing Editor) -> Unavailability?
    let run: @Sendable (inout Editor, Line) throws(CommandError) -> Void

    /// Keys and the arguments they run the command with.
    public struct Binding: Sendable, ExpressibleByStringLiteral {
        /// The keys' names, with blanks between them.
        public let keys: String
        /// What stands behind the command's name when these keys run it; empty for nothing.
        public let arguments: String

        init(_ keys: String, _ arguments: String = "") {
            self.keys = keys
            self.arguments = arguments
        }

        /// Creates a binding without arguments from the keys' names.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// Whether its arguments are a geometry.
    var takesDots: Bool {
        usage.split { !$0.isLetter }.contains { ["X", "Y", "W", "H", "DX", "DY"].contains($0) }
    }

    init(
        _ name: String, _ group: CommandGroup, _ label: KeyPath<CommandWords, String> & Sendable, usage: String = "",
        keys: [Binding] = [], isDestructive: Bool = false, isRepeatable: Bool = false, endsCarrying: Bool? = nil,
        availability: @escaping @Sendable (borrowing Editor) -> Unavailability? = { _ in nil },
        subject: @escaping @Sendable (borrowing Editor) -> StepName? = { _ in nil },
        run: @escaping @Sendable (inout Editor, Line) throws(CommandError) -> Void
    ) {
        self.name = name
        self.group = group
        self.label = label
        self.usage = usage
        self.keys = keys
        self.isDestructive = isDestructive
        self.isRepeatable = isRepeatable
        self.endsCarrying = endsCarrying ?? (group == .edit)
        self.subject = subject
        self.availability = availability
        self.run = run
    }
}

extension Command {
    /// A command without arguments.
    init(
        _ name: String, _ group: CommandGroup, _ label: KeyPath<CommandWords, String> & Sendable, keys: [Binding] = [],
        isDestructive: Bool = false, isRepeatable: Bool = false, endsCarrying: Bool? = nil,
        availability: @escaping @Sendable (borrowing Editor) -> Unavailability? = { _ in nil },
        subject: @escaping @Sendable (borrowing Editor) -> StepName? = { _ in nil },
        perform: @escaping @Sendable (inout Editor) throws(CommandError) -> Void
    ) {
        self.init(
            name, group, label, keys: keys, isDestructive: isDestructive, isRepeatable: isRepeatable, endsCarrying: endsCarrying,
            availability: availability, subject: subject
        ) { (editor, line) throws(CommandError) in
            guard line.positional.isEmpty, line.attributes.isEmpty else { throw .usage(name) }
            try perform(&editor)
        }
    }
}

/// The groups of the menu and the help, in their order.
public enum CommandGroup: CaseIterable, Hashable, Sendable {
    case draw, style, edit, typing, move, view, file, program

    /// The group's title.
    public func title(_ words: CommandWords) -> String {
        switch self {
        case .draw: words.groupDraw
        case .style: words.groupStyle
        case .edit: words.groupEdit
        case .typing: words.groupTyping
        case .move: words.groupMove
        case .view: words.groupView
        case .file: words.groupFile
        case .program: words.groupProgram
        }
    }
}

/// Why a command cannot be used at this moment.
public enum Unavailability: Hashable, Sendable {
    case nothingSelected, nothingDrawn, nothingToUndo, nothingToRedo, nothingHalfDrawn, nothingTyped
    case nothingHere, selectionLocked, nothingLocked, twoNeeded, threeNeeded, noGroup, groupsTooDeep
    case noPath, noPoint, lastPoint, noStyle, nothingToRepeat, nothingToPaste, noPointInView, noArticle
    case nothingTrashed, notNamed

    /// The reason in words.
    public func text(_ words: MessageWords) -> String {
        switch self {
        case .nothingSelected: words.nothingSelected
        case .nothingDrawn: words.nothingDrawn
        case .nothingToUndo: words.nothingToUndo
        case .nothingToRedo: words.nothingToRedo
        case .nothingHalfDrawn: words.nothingHalfDrawn
        case .nothingTyped: words.nothingTyped
        case .nothingTrashed: words.nothingTrashed
        case .notNamed: words.noName
        case .noArticle: words.noArticle
        case .nothingHere: words.nothingHere
        case .selectionLocked: words.selectionLocked
        case .nothingLocked: words.nothingLocked
        case .twoNeeded: words.twoNeeded
        case .threeNeeded: words.threeNeeded
        case .noGroup: words.noGroup
        case .groupsTooDeep: words.groupsTooDeep
        case .noPath: words.noPath
        case .noPoint: words.noPoint
        case .lastPoint: words.lastPoint
        case .noStyle: words.noStyle
        case .nothingToRepeat: words.nothingToRepeat
        case .nothingToPaste: words.nothingToPaste
        case .noPointInView: words.noPointInView
        }
    }
}
