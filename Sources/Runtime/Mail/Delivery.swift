import Editor
import Typography

/// What a worker hands to the main loop.
public enum Delivery: Sendable {
    /// What came of an effect, for the editor.
    case report(Report)
    /// The machine's faces, for the typesetter as well.
    case catalogue(FontCatalogue)
    /// Text for the person's own clipboard, which the terminal alone can hand on.
    case clipboard(String)
}
