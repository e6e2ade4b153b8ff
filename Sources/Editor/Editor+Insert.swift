import Drawing
import Lines
import Notation

extension Editor {
    /// Draws what a command line describes, in the style in force where it says nothing.
    ///
    /// - Throws: `CommandError` when the line is not well formed, its id is taken, or the drawing is full.
    mutating func insertDrawable(from line: Line, kind: ToolKind) throws(CommandError) {
        let id = newID()
        let drawable: Drawable
        do throws(LineError) {
            drawable = try DrawableSyntax.drawable(from: line, defaults: style, units: .cellsAllowed) { id }
        } catch {
            throw .line(error)
        }
        try perform([.insert([Edit.Placement(drawable, at: document.drawables.count)])], named: .draw(kind))
    }
}
