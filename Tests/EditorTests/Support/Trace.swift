import Drawing
import Screen
import TestSupport

@testable import Editor

/// Everything of the program that a popover must leave as it was when it is cancelled.
struct Trace {
    private var parts: [(name: String, value: String)]
    private var document: Document
    /// Nothing where the screen was not looked at.
    private var surface: Surface?

    /// Takes the trace of a session; drawing the screen is what costs.
    init(_ session: EditorSession, withScreen: Bool = true) {
        var editor = session.editor
        document = editor.document
        parts = [
            ("style", "\(editor.style)"), ("shown style", "\(editor.shownStyle)"), ("language", editor.language),
            ("steps", "\(editor.history.depth), \(String(describing: editor.history.nextRedo))"),
            ("selection", "\(editor.selection)"), ("tool", "\(editor.tool.kind), \(editor.tool.phase)"),
            ("draft", "\(String(describing: editor.tool.draft))"), ("text", "\(editor.textEditing?.text ?? "none")"),
            ("text style", "\(String(describing: editor.textEditing?.style))"),
            ("caret", "\(editor.textEditing?.caret.offset ?? -1)"), ("place", "\(editor.cursor)"), ("view", "\(editor.view)"),
            ("recent", "\(editor.recentFaces), \(editor.recentInks)"), ("unsaved", "\(editor.isDirty)"),
        ]
        if withScreen { surface = editor.draw() }
    }

    /// What is different from an earlier trace, in words; the screen counts where both have looked at it.
    func differences(from earlier: Trace) -> [String] {
        var result = zip(parts, earlier.parts).filter { $0.value != $1.value }
            .map { "\($0.name): \($1.value) became \($0.value)" }
        if document != earlier.document { result.append("document") }
        guard let surface, let former = earlier.surface, surface != former else { return result }
        result.append("cursor \(String(describing: former.cursor)) became \(String(describing: surface.cursor)), or cells")
        result.append(ScreenComparison(expected: former.text, actual: surface.text).report)
        return result
    }
}
