/// The words of the status row and of an empty drawing.
public struct StatusWords: Sendable {
    /// Nothing is half-drawn.
    public let idle: String
    /// The pen draws.
    public let penDown: String
    /// A curve's handle is being pulled.
    public let handle: String
    /// A curve waits for its next anchor.
    public let anchor: String
    /// A frame is spanned round what is to be selected.
    public let marquee: String
    /// What is selected follows the cursor.
    public let carrying: String
    /// What is selected cannot be changed.
    public let locked: String
    /// The cursor is on a handle of a box.
    public let onHandle: String
    /// The cursor is on a point of a path.
    public let onPoint: String
    /// How many objects are selected.
    public let selected: @Sendable (String) -> String
    /// The key that takes the handle under the cursor.
    public let take: @Sendable (String) -> String
    /// The key that picks the selection up.
    public let pickUp: @Sendable (String) -> String
    /// The key that selects what is under the cursor.
    public let pick: @Sendable (String) -> String
    /// The key that begins a frame round what is to be selected.
    public let span: @Sendable (String) -> String
    /// The key that picks the selection up from anywhere.
    public let move: @Sendable (String) -> String
    /// The key that puts down what is carried.
    public let putDown: @Sendable (String) -> String
    /// The key that puts back what is carried.
    public let putBack: @Sendable (String) -> String
    /// The key that deselects.
    public let deselect: @Sendable (String) -> String
    /// A text is being typed.
    public let typing: String
    /// The step of a whole cell.
    public let cell: String
    /// The step of one dot.
    public let dot: String
    /// Places keep to the grid.
    public let grid: String
    /// Places keep to the points of what is drawn.
    public let points: String
    /// The place is a corner of something.
    public let onCorner: String
    /// The place is an end of something.
    public let onEnd: String
    /// The place is the middle of a line or a side.
    public let onMiddle: String
    /// The place is the centre of something.
    public let onCentre: String
    /// The place is an anchor of a curve.
    public let onAnchor: String
    /// The zoom in percent.
    public let percent: @Sendable (String) -> String
    /// The cursor's column and row.
    public let position: @Sendable (String, String) -> String
    /// The caret's line and column in a text.
    public let caret: @Sendable (String, String) -> String
    /// The key that puts the pen down.
    public let start: @Sendable (String) -> String
    /// The key that begins a text.
    public let type: @Sendable (String) -> String
    /// The key that ends a shape.
    public let set: @Sendable (String) -> String
    /// The key that sets a curve's next anchor.
    public let anchorKey: @Sendable (String) -> String
    /// The key that finishes a curve.
    public let finish: @Sendable (String) -> String
    /// The key that drops what is half-drawn.
    public let drop: @Sendable (String) -> String
    /// The key that leaves a text.
    public let done: @Sendable (String) -> String
    /// The key that goes to the toolbar.
    public let toolbar: @Sendable (String) -> String
    /// The key that opens the font list while typing.
    public let font: @Sendable (String) -> String
    /// The key from which on moves select.
    public let mark: @Sendable (String) -> String
    /// The key that copies what is selected.
    public let copy: @Sendable (String) -> String
    /// The key that cuts what is selected.
    public let cut: @Sendable (String) -> String
    /// How many characters are selected.
    public let selectedCharacters: @Sendable (String) -> String
    /// The text does not fit into its frame.
    public let overflow: String
    /// A point is to be jumped to by its letters.
    public let jump: String
    /// What is to be typed to jump; the letters typed so far stand before it.
    public let jumpLetters: String
    /// The key of the help.
    public let help: @Sendable (String) -> String
    /// A drawing without a file.
    public let untitled: String
    /// A file that must not be written.
    public let readOnly: String
    /// What an empty drawing shows, line by line.
    public let hint: [String]
}
