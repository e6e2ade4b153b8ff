import Drawing
import Geometry

/// A text that is being typed: its characters, the caret, and where it will go.
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
    var characters: [Character]
    var caret: Int
    var style: Style
    /// Whether the next key runs a command, as Ctrl-O asks for.
    var runsNextKey = false
    /// The horizontal place that moving up and down keeps to, in dots.
    private var column: Double?
    private let original: String
    private let originalStyle: Style

    init(_ target: Target, text: String, style: Style) {
        self.target = target
        characters = Array(text)
        caret = characters.count
        self.style = style
        original = text
        originalStyle = style
    }

    var text: String { String(characters) }

    /// Whether nobody could see the text.
    var isBlank: Bool { characters.allSatisfy(\.isWhitespace) }

    /// Whether leaving would change nothing.
    var isUnchanged: Bool { text == original && style == originalStyle }

    /// Puts characters in at the caret.
    mutating func insert(_ text: some Sequence<Character>) {
        let added = Array(text)
        characters.insert(contentsOf: added, at: caret)
        caret += added.count
        column = nil
    }

    /// Puts another text in the place of all of it, the caret behind it.
    mutating func replaceAll(with text: String) {
        characters = Array(text)
        caret = characters.count
        column = nil
    }

    /// Deletes the character before the caret.
    mutating func deleteBackward() {
        guard caret > 0 else { return }
        caret -= 1
        characters.remove(at: caret)
        column = nil
    }

    /// Deletes the character behind the caret.
    mutating func deleteForward() {
        guard caret < characters.count else { return }
        characters.remove(at: caret)
        column = nil
    }

    /// Moves the caret by characters.
    mutating func move(by count: Int) {
        caret = min(characters.count, max(0, caret + count))
        column = nil
    }

    /// Moves the caret to the nearest place on another line of the layout; past the ends, to the text's ends.
    mutating func move(lines count: Int, in layout: TextLayout) {
        guard let place = layout.caret(at: caret) else { return }
        let x = column ?? place.stop.x
        let line = place.line + count
        if layout.lines.indices.contains(line) {
            caret = layout.offset(onLine: line, nearest: x)
        } else {
            caret = count < 0 ? 0 : characters.count
        }
        column = x
    }

    /// Moves the caret to an end of its line.
    mutating func moveToLineEnd(_ end: Bool, in layout: TextLayout) {
        guard let place = layout.caret(at: caret) else { return }
        let range = layout.lines[place.line].range
        caret = end ? range.upperBound : range.lowerBound
        column = nil
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
}
