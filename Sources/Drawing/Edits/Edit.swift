/// The only way a document changes; applying one yields its inverse.
public enum Edit: Equatable, Sendable {
    /// Puts drawables in so that each stands at its position afterwards; positions ascend.
    case insert([Placement])
    /// Takes drawables out.
    case remove([DrawableID])
    /// Puts new values in the place of drawables with the same ids.
    case replace([Drawable])
    /// Moves drawables so that each stands at its position afterwards; positions ascend.
    case reorder([Move])
    /// Sets the list of the drawing's articles.
    case articles([String])

    /// A drawable and the position it shall have.
    public struct Placement: Equatable, Sendable {
        /// The drawable to put in.
        public var drawable: Drawable
        /// Where it stands afterwards, 0 being the bottom.
        public var position: Int

        /// Creates a placement; a position past the top means the top.
        public init(_ drawable: Drawable, at position: Int) {
            self.drawable = drawable
            self.position = position
        }
    }

    /// An id and the position it shall have.
    public struct Move: Equatable, Sendable {
        /// The drawable to move.
        public var id: DrawableID
        /// Where it stands afterwards, 0 being the bottom.
        public var position: Int

        /// Creates a move; a position past the top means the top.
        public init(_ id: DrawableID, to position: Int) {
            self.id = id
            self.position = position
        }
    }
}
