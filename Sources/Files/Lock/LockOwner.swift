/// Who has a drawing open, and since when.
public struct LockOwner: Hashable, Sendable {
    /// The process of the session.
    public var identity: ProcessIdentity
    /// Seconds since 1970.
    public var since: Int64

    /// Creates an owner.
    public init(identity: ProcessIdentity, since: Int64) {
        self.identity = identity
        self.since = since
    }

    /// This process, from now on.
    public static var current: LockOwner { LockOwner(identity: .current, since: Clock.now) }
}

/// Whether a drawing is open in some session.
public enum LockState: Hashable, Sendable {
    case free
    /// This process has it.
    case own(LockOwner)
    /// A process that runs on this host has it; it may be taken over from.
    case held(LockOwner)
    /// A process that no longer runs had it: its lock is taken over without a question.
    case stale(LockOwner)
    /// A process on another host has it, or had it: only the person can know.
    case otherHost(LockOwner)
    /// There is a lock that cannot be read: only the person can know.
    case unreadable
}
