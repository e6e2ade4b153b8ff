import Drawing
import Foundation
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("Random keys")
struct RandomKeysTests {
    private static let isLong = ProcessInfo.processInfo.environment["DUDEL_LONG"] != nil
    private static let seeds = Array(1...UInt64(isLong ? 200 : 20))
    private static let count = isLong ? 2_000 : 500

    @Test("Whatever is pressed, frames are whole, documents are sound, and undo and redo lead to both ends", arguments: seeds)
    func survives(seed: UInt64) throws {
        var events = RandomEvents(seed: seed)
        var session = EditorSession()
        var size = CellSize(columns: 80, rows: 24)
        let start = session.editor.document
        var sent = 0
        while sent < Self.count {
            for _ in 1...events.burst() {
                if let line = events.line() {
                    session.press("Esc :")
                    session.type(line)
                    session.press("Enter")
                }
                let event = events.next()
                if case .resized(let new) = event { size = new }
                session.send(event)
                sent += 1
            }
            try check(session.editor.draw(), size: size, seed: seed)
            try check(session.editor.document, seed: seed)
            try checkSelection(of: session.editor, seed: seed)
        }
        try undoAndRedo(&session, start: start, seed: seed)
    }

    private func check(_ frame: Surface, size: CellSize, seed: UInt64) throws {
        try #require(frame.size == size, "seed \(seed)")
        if let cursor = frame.cursor, size.columns > 0, size.rows > 0 {
            let isInside = (0..<size.columns).contains(cursor.column) && (0..<size.rows).contains(cursor.row)
            try #require(isInside, "seed \(seed): the cursor at \(cursor) in \(size)")
        } else {
            try #require(size.columns == 0 || size.rows == 0, "seed \(seed): no cursor")
        }
        for row in 0..<frame.rows {
            for cell in frame.row(row) {
                let isClean = cell.grapheme.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
                try #require(isClean, "seed \(seed): a control character in row \(row)")
            }
        }
        guard size.rows >= 6, size.columns >= 20 else { return }
        let status = frame.row(size.rows - 1)
        try #require(status.allSatisfy { $0.attributes == [] }, "seed \(seed): the status row is plain")
    }

    private func check(_ document: Document, seed: UInt64) throws {
        for drawable in document.drawables {
            switch drawable.shape {
            case .line(let start, let end): try #require(start != end, "seed \(seed): a line without length")
            case .text(let box): try #require(!box.string.isEmpty, "seed \(seed): an empty text")
            case .pencil(let points): try #require(!points.isEmpty, "seed \(seed): an empty stroke")
            case .rectangle(let rect), .oval(let rect):
                try #require(rect.width > 0 && rect.height > 0, "seed \(seed): an empty box")
            case .curve(let anchors, _):
                let isSeen = anchors.contains { $0.point != anchors[0].point || $0.handle != anchors[0].point }
                try #require(anchors.count > 1 && isSeen, "seed \(seed): a curve that cannot be seen")
            case .unknown: Issue.record("seed \(seed): an unknown shape")
            }
        }
    }

    /// What is selected is in the document, once, and as the document has it.
    private func checkSelection(of editor: Editor, seed: UInt64) throws {
        let ids = Set(editor.selection)
        try #require(ids.count == editor.selection.count, "seed \(seed): selected twice")
        let expected = editor.document.drawables.filter { ids.contains($0.id) }
        try #require(expected == editor.selectedDrawables, "seed \(seed): not as selected")
        try #require(ids.count == expected.count, "seed \(seed): selected but gone")
        for drawable in editor.document.drawables {
            try #require(Set(drawable.groups).count == drawable.groups.count, "seed \(seed): twice in a group")
            try #require(drawable.shape.lies(within: 3e7), "seed \(seed): outside of the plane")
        }
    }

    private func undoAndRedo(_ session: inout EditorSession, start: Document, seed: UInt64) throws {
        session.resize(columns: 80, rows: 24)
        // Whatever is open, half-drawn or selected is left; the move forgets what was dropped.
        session.press("Esc Esc Esc Esc l")
        try #require(session.popover == nil && !session.editor.isTyping && session.editor.tool.isIdle, "seed \(seed)")
        while session.editor.history.nextRedo != nil { session.press("U") }
        let end = session.editor.document
        while session.editor.history.depth > 0 { session.press("u") }
        #expect(session.editor.document == start, "seed \(seed): undo to the start")
        while session.editor.history.nextRedo != nil { session.press("U") }
        #expect(session.editor.document == end, "seed \(seed): redo to the end")
    }
}
