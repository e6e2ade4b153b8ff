/// Half-drawn work that was dropped, kept so that an undo right behind it brings it back.
enum Dropped {
    case draft(any Tool, Cursor)
    case text(TextEditing)
}
