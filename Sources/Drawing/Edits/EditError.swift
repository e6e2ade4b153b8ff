/// Why an edit does not fit a document.
public enum EditError: Error, Equatable, Sendable {
    /// The document has no drawable with this id.
    case noSuchDrawable(DrawableID)
    /// The id is taken, or stands twice in the edit.
    case repeatedID(DrawableID)
    /// The document would hold more than `Document.limit`.
    case tooManyDrawables
}
