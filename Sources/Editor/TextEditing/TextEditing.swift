import Drawing
import Geometry

/// A text that is being typed: its characters, the caret, what is selected, and where it will go.
struct TextEditing {
    /// What the text belongs to.
    enum Target: Equatable {
        /// A new text at a top left corner, in a frame where it has one.
        case newText(Point, Size?)
        /// The text of a drawable.
        case text(Drawable)
        /// The label of a drawable.
        case label(Drawable)
    }

    let target: Target
    /// The characters, each a grapheme cluster, so that the caret never stands inside of one.
    var characters: [Character]
    var caret: TextCaret
    /// The other end of what is selected, or of what a move would select; nothing while moves do not select.
    var anchor: Int?
    /// Whether moves select, as Ctrl-T asks for.
    var isMarking = false
    var style: Style
    /// The characters as one text.
    private(set) var text: String
    /// The steps that can be taken back, and done again.
    var steps: [TextStep] = []
    var undone: [TextStep] = []
    /// The horizontal place that moving up and down keeps to, in dots.
    var column: Double?
    private let original: String
    private let originalStyle: Style

    init(_ target: Target, text: String, style: Style) {
        self.target = target
        characters = Array(text)
        caret = TextCaret(characters.count)
        self.style = style
        self.text = text
        original = text
        originalStyle = style
    }

    /// The characters that are selected; nothing where none are.
    var selected: Range<Int>? {
        guard let anchor, anchor != caret.offset else { return nil }
        return min(anchor, caret.offset)..<max(anchor, caret.offset)
    }

    /// Whether nobody could see the text.
    var isBlank: Bool { characters.allSatisfy(\.isWhitespace) }

    /// Whether leaving would change nothing.
    var isUnchanged: Bool { style == originalStyle && text == original }

    /// Brings the text up to the characters.
    mutating func renewText() { text = String(characters) }

    /// Brings the text up to the characters where some were put behind all others: a long text is not written anew for each letter.
    mutating func appendText(_ new: [Character]) { text += String(new) }

    /// Drops the lines at the end that nobody could see.
    mutating func dropBlankLinesAtEnd() {
        let end = (characters.lastIndex { !$0.isWhitespace }).map { $0 + 1 } ?? 0
        guard let line = characters[end...].firstIndex(where: \.isNewline) else { return }
        characters.removeSubrange(line...)
        caret = TextCaret(min(caret.offset, characters.count))
        forgetSelection()
        renewText()
    }

    /// Puts another text in the place of all of it, the caret behind it, without a step to take back.
    mutating func replaceAll(with text: String) {
        characters = Array(text)
        self.text = text
        caret = TextCaret(characters.count)
        forgetSelection()
        (steps, undone, column) = ([], [], nil)
    }

    /// Goes on where the editing of the same text was left: caret, selection, and the steps that can be taken back.
    mutating func resume(_ other: TextEditing) {
        guard other.characters.count == characters.count else { return }
        (caret, anchor, isMarking) = (other.caret, other.anchor, other.isMarking)
        (steps, undone) = (other.steps, other.undone)
    }

    /// Selects nothing, and moves do not select any more.
    mutating func forgetSelection() {
        anchor = nil
        isMarking = false
    }

    /// The drawable that holds the text as it stands; nothing for a text without a visible character.
    func drawable(id: DrawableID) -> Drawable? {
        switch target {
        case .newText(let origin, let frame):
            guard !isBlank else { return nil }
            return Drawable(id: id, shape: .text(TextBox(text, at: origin, frame: frame)), style: style)
        case .text(let drawable):
            guard !isBlank, case .text(let box) = drawable.shape else { return nil }
            var changed = drawable
            changed.shape = .text(TextBox(text, at: box.origin, frame: box.frame))
            changed.style = style
            return changed
        case .label(let drawable):
            var changed = drawable
            changed.label = text
            changed.style = style
            return changed
        }
    }

    /// The text as a block, for drawing it and for the caret.
    func block(setter: some TextSetter) -> TextBlock {
        switch target {
        case .newText(let origin, let frame):
            TextBlock(TextBox(text, at: origin, frame: frame), style: style)
        case .text(let drawable):
            if case .text(let box) = drawable.shape {
                TextBlock(TextBox(text, at: box.origin, frame: box.frame), style: style)
            } else {
                TextBlock(TextBox(text, at: .zero), style: style)
            }
        case .label(let drawable):
            TextBlock(label: text, in: drawable.labelFrame ?? Rect(0, 0, 0, 0), style: style, setter: setter)
        }
    }

    /// The text as it is set.
    func layout(setter: some TextSetter) -> TextLayout { setter.layout(block(setter: setter).request) }

    /// The frame the text is set in, where it has one, in dots.
    var frame: Rect? {
        switch target {
        case .newText(let origin, let size): size.map { Rect(origin.x, origin.y, $0.width, $0.height) }
        case .text(let drawable):
            if case .text(let box) = drawable.shape, let size = box.frame {
                Rect(box.origin.x, box.origin.y, size.width, size.height)
            } else {
                nil
            }
        case .label(let drawable): drawable.labelFrame
        }
    }

    /// Whether the text is longer than its frame.
    func overflows(setter: some TextSetter) -> Bool {
        // The sum of lines' heights must not count as more for a fraction that nobody sees.
        frame.map { layout(setter: setter).size.height > $0.height + 0.01 } ?? false
    }
}
