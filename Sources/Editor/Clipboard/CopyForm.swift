/// What `copy` sends to the person's own clipboard.
public enum CopyForm: String, CaseIterable, Hashable, Sendable {
    case text, ansi, svg
}
