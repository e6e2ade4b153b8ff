/// What the program says in the status row and on standard error.
public struct MessageWords: Sendable {
    /// A command needs a selection.
    public let nothingSelected: String
    /// A command needs a drawing.
    public let nothingDrawn: String
    /// There is no step to undo.
    public let nothingToUndo: String
    /// There is no step to redo.
    public let nothingToRedo: String
    /// A command needs half-drawn work.
    public let nothingHalfDrawn: String
    /// No text is being typed.
    public let nothingTyped: String
    /// Nothing was moved to the trash that could be brought back.
    public let nothingTrashed: String
    /// Nothing was copied that could be pasted.
    public let nothingCopied: String
    /// A command needs an open article.
    public let noArticle: String
    /// There is no such command.
    public let unknownCommand: @Sendable (String) -> String
    /// How a command is written.
    public let usage: @Sendable (String) -> String
    /// The unit of a geometry, behind how a command is written.
    public let inDots: String
    /// A value that cannot be.
    public let badValue: @Sendable (String) -> String
    /// An id that is not in the drawing.
    public let noSuchDrawable: @Sendable (String) -> String
    /// The drawing has reached its limit.
    public let tooManyDrawables: String
    /// A key does nothing here.
    public let keyUnknown: @Sendable (String) -> String
    /// A key waits for the next.
    public let keyWaiting: @Sendable (String) -> String
    /// A destructive key came glued to an ESC.
    public let ignoredBehindEscape: String
    /// Half-drawn work was dropped; the key that brings it back.
    public let dropped: @Sendable (String) -> String
    /// The key that quits.
    public let howToQuit: @Sendable (String) -> String
    /// A step was taken back.
    public let undid: @Sendable (String) -> String
    /// A step was done again.
    public let redid: @Sendable (String) -> String
    /// The arrow heads now in force.
    public let arrowHeads: @Sendable (String) -> String
    /// How many objects are selected.
    public let selected: @Sendable (String) -> String
    /// How many objects were deleted.
    public let deleted: @Sendable (String) -> String
    /// Nothing is under the cursor.
    public let nothingHere: String
    /// All that is selected is locked.
    public let selectionLocked: String
    /// Nothing is locked.
    public let nothingLocked: String
    /// A command needs two objects.
    public let twoNeeded: String
    /// A text is typed for one drawable at a time.
    public let oneNeeded: String
    /// A command needs three objects.
    public let threeNeeded: String
    /// A line or path takes no label; the key of the text tool.
    public let takesNoLabel: @Sendable (String) -> String
    /// A label is longer than its shape.
    public let labelCut: String
    /// No whole group is selected.
    public let noGroup: String
    /// Groups lie too deep inside one another.
    public let groupsTooDeep: String
    /// A command needs one path.
    public let noPath: String
    /// A command needs a point under the cursor.
    public let noPoint: String
    /// A path needs its last points.
    public let lastPoint: String
    /// No style was copied.
    public let noStyle: String
    /// There is no change to repeat.
    public let nothingToRepeat: String
    /// There is nothing to paste.
    public let nothingToPaste: String
    /// How many objects were pasted.
    public let pasted: @Sendable (String) -> String
    /// What was copied can only be pasted in this session.
    public let clipboardTooLarge: String
    /// No point to jump to is in view.
    public let noPointInView: String
    /// No point has the letters that were typed.
    public let noSuchLabel: @Sendable (String) -> String
    /// A name is none of a key.
    public let noSuchKey: @Sendable (String) -> String
    /// A key has no command any more.
    public let keyFreed: @Sendable (String) -> String
    /// A statement that the configuration does not take.
    public let notConfigurable: @Sendable (String) -> String
    /// How many more lines of the configuration are wrong.
    public let furtherErrors: @Sendable (String) -> String
    /// Something would lie outside of the plane.
    public let outsidePlane: String
    /// How many objects were grouped.
    public let grouped: @Sendable (String) -> String
    /// A group was dissolved.
    public let ungrouped: String
    /// What was selected is locked; how it is unlocked.
    public let lockedNow: @Sendable (String) -> String
    /// A style was copied; what pastes it.
    public let styleCopied: @Sendable (String) -> String
    /// What was carried is where it was; the key that takes it up again.
    public let putBack: @Sendable (String) -> String
    /// Why a command that needs a name cannot run.
    public let noName: String
    /// A drawing without a file is to be saved.
    public let nameWanted: String
    /// A file was written.
    public let saved: @Sendable (String) -> String
    /// An export was written.
    public let exported: @Sendable (String) -> String
    /// Text was sent to the clipboard, in bytes.
    public let sent: @Sendable (String) -> String
    /// Text was too long for the clipboard.
    public let tooLongToSend: String
    /// Asks before unsaved work is left.
    public let saveFirst: String
    /// Saves.
    public let yesSave: String
    /// Does not save.
    public let noDiscard: String
    /// Asks before another program's change is overwritten.
    public let overwrite: @Sendable (String) -> String
    /// Asks before a file that exists is replaced.
    public let replace: @Sendable (String) -> String
    /// A script that ends without saving.
    public let unsavedChanges: String
    /// Overwrites.
    public let yesOverwrite: String
    /// Leaves the file alone.
    public let noKeep: String
    /// The grid would be too dense to be shown.
    public let gridTooDense: String
    /// The locale cannot write a glyph set.
    public let notInLocale: String
    /// The C library does not know how wide a glyph set's characters are.
    public let widthUnknown: String
    /// The terminal has no colours.
    public let noColours: String
    /// A glyph set and a colour depth that are kept for this terminal.
    public let terminalKept: @Sendable (String, String) -> String
    /// The window is too small.
    public let tooSmall: @Sendable (String, String) -> String
}
