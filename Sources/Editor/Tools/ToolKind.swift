/// The tools, in the order of the toolbar.
public enum ToolKind: String, CaseIterable, Hashable, Sendable {
    case pencil, line, rectangle, oval, curve, text, select
}
