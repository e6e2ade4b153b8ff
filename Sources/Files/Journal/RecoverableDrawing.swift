import Drawing

/// A drawing as a journal that was left behind gives it back.
public struct RecoverableDrawing: Equatable, Sendable {
    /// The path of the journal.
    public var journal: String
    /// What the journal was written for.
    public var subject: JournalSubject
    /// The session that wrote the journal.
    public var owner: LockOwner
    /// The drawing after the last whole step.
    public var document: Document
    /// What was half-drawn or being typed, if anything was.
    public var draft: JournalDraft?
    /// The steps that no file holds.
    public var steps: Int
    /// Seconds since 1970 of the last write.
    public var lastWrite: Int64
    /// The line that is damaged, where one is; what stood behind it is lost.
    public var damagedLine: Int?
}
