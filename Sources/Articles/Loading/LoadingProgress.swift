/// How far a request has come.
public enum LoadingProgress: Hashable, Sendable {
    /// The site is being asked.
    case asking
    /// So many bytes came.
    case received(bytes: Int)
    /// The site wants to be left alone for so many seconds, and is asked again then.
    case waiting(seconds: Int)
}
