/// What the commands do, for menu and help.
public struct CommandWords: Sendable {
    /// The title of the drawing commands.
    public let groupDraw: String
    /// The title of the style commands.
    public let groupStyle: String
    /// The title of the editing commands.
    public let groupEdit: String
    /// The title of the text editor's commands.
    public let groupTyping: String
    /// The title of the commands that move the cursor.
    public let groupMove: String
    /// The title of the view commands.
    public let groupView: String
    /// The title of the file commands.
    public let groupFile: String
    /// The title of the program's commands.
    public let groupProgram: String
    /// Draw freehand.
    public let pencil: String
    /// Draw a straight line.
    public let line: String
    /// Draw a rectangle.
    public let rectangle: String
    /// Draw an oval.
    public let oval: String
    /// Draw a Bézier curve.
    public let curve: String
    /// Set a text.
    public let text: String
    /// Select by tool.
    public let select: String
    /// Pen down or up.
    public let press: String
    /// Finish, or edit text or label.
    public let accept: String
    /// Drop or deselect.
    public let cancel: String
    /// Take the last point back.
    public let takeBack: String
    /// Arrow heads.
    public let arrowHeads: String
    /// Choose the font.
    public let font: String
    /// Choose the font size.
    public let size: String
    /// Choose alignment and spacing of text.
    public let textLayout: String
    /// Align text by name.
    public let textAlign: String
    /// The distance of lines.
    public let lineSpacing: String
    /// The space between letters.
    public let letterSpacing: String
    /// Choose stroke width and pen.
    public let width: String
    /// Choose the pen by name.
    public let pen: String
    /// Choose the stroke colour.
    public let stroke: String
    /// Choose the fill colour.
    public let fill: String
    /// Choose the language.
    public let language: String
    /// Undo.
    public let undo: String
    /// Redo.
    public let redo: String
    /// Select what is under the cursor.
    public let selectHere: String
    /// Select the next object.
    public let next: String
    /// Select the previous object.
    public let previous: String
    /// Select all, none or by id.
    public let selectByName: String
    /// Delete.
    public let delete: String
    /// Duplicate.
    public let duplicate: String
    /// Copy as text.
    public let copy: String
    /// Cut.
    public let cut: String
    /// Paste.
    public let paste: String
    /// Show as text.
    public let showText: String
    /// Move by an offset.
    public let move: String
    /// Raise.
    public let raise: String
    /// Lower.
    public let lower: String
    /// To the front.
    public let front: String
    /// To the back.
    public let back: String
    /// Caret left.
    public let caretLeft: String
    /// Caret right.
    public let caretRight: String
    /// Caret up.
    public let caretUp: String
    /// Caret down.
    public let caretDown: String
    /// A word to the left.
    public let caretWordLeft: String
    /// A word to the right.
    public let caretWordRight: String
    /// To the start of the line.
    public let caretLineStart: String
    /// To the end of the line.
    public let caretLineEnd: String
    /// To the start of the text.
    public let caretTextStart: String
    /// To the end of the text.
    public let caretTextEnd: String
    /// A page up in the text.
    public let caretPageUp: String
    /// A page down in the text.
    public let caretPageDown: String
    /// Mark, moves select from here.
    public let textMark: String
    /// Select all of the text.
    public let textSelectAll: String
    /// Copy selected text.
    public let textCopy: String
    /// Cut selected text.
    public let textCut: String
    /// Paste text.
    public let textPaste: String
    /// Undo typing.
    public let textUndo: String
    /// Redo typing.
    public let textRedo: String
    /// Delete the character before.
    public let textDeleteLeft: String
    /// Delete the character behind.
    public let textDeleteRight: String
    /// Delete the word before.
    public let textDeleteWordLeft: String
    /// Delete the word behind.
    public let textDeleteWordRight: String
    /// Delete to the end of the line.
    public let textDeleteLineEnd: String
    /// New line.
    public let textNewLine: String
    /// Keep the text and leave.
    public let textDone: String
    /// Drop what was typed.
    public let textDrop: String
    /// Add what is under the cursor to the selection, or take it out.
    public let addHere: String
    /// Pick the selection up, or put it down.
    public let pickUp: String
    /// Resize to a width and height.
    public let resize: String
    /// Group.
    public let group: String
    /// Ungroup.
    public let ungroup: String
    /// Group or ungroup.
    public let groupOrUngroup: String
    /// Lock.
    public let lock: String
    /// Unlock.
    public let unlock: String
    /// Unlock everything.
    public let unlockAll: String
    /// Align left edges.
    public let alignLeft: String
    /// Align centres.
    public let alignCentre: String
    /// Align right edges.
    public let alignRight: String
    /// Align top edges.
    public let alignTop: String
    /// Align middles.
    public let alignMiddle: String
    /// Align bottom edges.
    public let alignBottom: String
    /// Same gaps side by side.
    public let distributeColumns: String
    /// Same gaps one below the other.
    public let distributeRows: String
    /// Flip left and right.
    public let flipHorizontal: String
    /// Flip top and bottom.
    public let flipVertical: String
    /// Add a point to the path.
    public let addPoint: String
    /// Remove the point under the cursor.
    public let removePoint: String
    /// Make the anchor smooth or a corner.
    public let smoothPoint: String
    /// Copy the style.
    public let copyStyle: String
    /// Give the selection the copied style.
    public let pasteStyle: String
    /// Repeat the last change.
    public let repeatLast: String
    /// Squares, circles and lines at multiples of 15 degrees.
    public let constrain: String
    /// Left.
    public let left: String
    /// Right.
    public let right: String
    /// Up.
    public let up: String
    /// Down.
    public let down: String
    /// Step of a cell or a dot.
    public let step: String
    /// Go to a column and row.
    public let goto: String
    /// Jump to a point by its letters.
    public let jump: String
    /// Go to the toolbar.
    public let toolbar: String
    /// Zoom in.
    public let zoomIn: String
    /// Zoom out.
    public let zoomOut: String
    /// Zoom to a percentage.
    public let zoom: String
    /// Show the whole drawing.
    public let fit: String
    /// Centre the cursor.
    public let centre: String
    /// Pan left.
    public let panLeft: String
    /// Pan right.
    public let panRight: String
    /// Pan up.
    public let panUp: String
    /// Pan down.
    public let panDown: String
    /// Show rulers.
    public let rulers: String
    /// Show the grid.
    public let grid: String
    /// What places keep to.
    public let snap: String
    /// Show the overview.
    public let overview: String
    /// Choose the theme.
    public let theme: String
    /// Open the test card.
    public let testCard: String
    /// Redraw the screen.
    public let redraw: String
    /// Save.
    public let save: String
    /// Save and quit.
    public let saveAndQuit: String
    /// Open a drawing.
    public let open: String
    /// The folder's drawings.
    public let files: String
    /// Give the drawing's file another name.
    public let renameFile: String
    /// Bring back the drawing that was moved to the trash last.
    public let restoreFile: String
    /// Export.
    public let export: String
    /// Read an article.
    public let article: String
    /// Shows the article in the edition of another language.
    public let articleLanguage: String
    /// Open the menu.
    public let menu: String
    /// Open the help.
    public let help: String
    /// Type a command.
    public let commandLine: String
    /// Change a setting.
    public let set: String
    /// Give keys a command.
    public let map: String
    /// Take the command from keys.
    public let unmap: String
    /// Suspend.
    public let suspend: String
    /// Quit.
    public let quit: String
    /// Quit without saving.
    public let quitAnyway: String
    /// How drawing works, for the head of the help, line by line.
    public let helpLines: [String]
}
