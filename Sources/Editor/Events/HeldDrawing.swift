/// A drawing that another session has open, as the person is told of it.
public struct HeldDrawing: Hashable, Sendable {
    /// Host and process in words.
    public var holder: String
    /// Since when, as this machine writes it.
    public var since: String
    /// How the drawing may be had in spite of that, or nothing where it may not.
    public var remedy: Remedy?

    /// The ways past a lock.
    public enum Remedy: Hashable, Sendable {
        /// The other session is the person's own and runs here: it writes its journal and ends.
        case takeOver
        /// Nobody here can know whether it still runs: the person says that it does not.
        case breakLock
    }

    /// Creates a description.
    public init(holder: String, since: String, remedy: Remedy?) {
        self.holder = holder
        self.since = since
        self.remedy = remedy
    }
}

/// What is to become of a drawing that another session has; without an answer it is open to be read.
public enum HeldAnswer: Hashable, Sendable {
    /// Opens it to be written, the other session being told to end where it runs here.
    case takeOver
    /// Goes on with a copy that has no name.
    case copy
}
