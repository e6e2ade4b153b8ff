import TestSupport
import Testing

/// Expects the whole screen to be this, and shows both where it is not.
func expectScreen(_ session: inout EditorSession, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let comparison = ScreenComparison(expected: expected, actual: session.screen())
    if !comparison.isEqual { Issue.record(Comment(rawValue: comparison.report), sourceLocation: sourceLocation) }
}

/// Expects the upper rows of the screen to be these, and shows both where they are not.
func expectTop(_ session: inout EditorSession, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let count = expected.split(separator: "\n", omittingEmptySubsequences: false).count
    let rows = session.screen().split(separator: "\n", omittingEmptySubsequences: false).prefix(count)
    let comparison = ScreenComparison(expected: expected, actual: rows.joined(separator: "\n"))
    if !comparison.isEqual { Issue.record(Comment(rawValue: comparison.report), sourceLocation: sourceLocation) }
}

/// Expects the canvas to begin with these rows, and shows both where it does not.
func expectCanvas(_ session: inout EditorSession, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let count = expected.split(separator: "\n", omittingEmptySubsequences: false).count
    let rows = session.screen().split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix(count)
    let comparison = ScreenComparison(expected: expected, actual: rows.joined(separator: "\n"))
    if !comparison.isEqual { Issue.record(Comment(rawValue: comparison.report), sourceLocation: sourceLocation) }
}
