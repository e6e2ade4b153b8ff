import Foundation
import TestSupport
import Testing

@testable import Editor

@Suite("The diagram of the examples")
struct DiagramTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/examples")

    /// A box and its label, an arrow; both once more to the right, and the box once more; two labels anew; two texts.
    private static let keys = """
        Space L J Space Enter 's k e t c h' Esc 2 a l k k k Space L h Space
        * C m L L k m H e , Enter Ctrl-W 's a v e' Esc L L Enter Ctrl-W 'p r i n t' Esc
        6 H h h h Enter S Esc H H h h h Enter 'S p a c e' Esc
        """.replacing("'", with: "")

    @Test("Three boxes, two arrows and five labels are drawn from an empty canvas with at most 70 keys")
    func keys() throws {
        #expect(Self.keys.split(whereSeparator: \.isWhitespace).count <= 70)
        var session = EditorSession()
        session.press(Self.keys.replacing("\n", with: " "))
        let file = try String(contentsOf: Self.examples.appending(path: "diagram.dudel"), encoding: .utf8)
        let expected = file.split(separator: "\n").dropFirst().map { line in
            line.split(separator: " ").filter { !$0.hasPrefix("id=") }.joined(separator: " ")
        }
        #expect(session.lines == expected)
        session.press("y")
        #expect(
            session.copiedTexts == [
                """
                ┌─────────┐          ┌─────────┐          ┌─────────┐
                │         │   Space  │         │     S    │         │
                │ sketch  │╶────────>│  save   │╶────────>│  print  │
                │         │          │         │          │         │
                │         │          │         │          │         │
                └─────────┘          └─────────┘          └─────────┘
                """
            ])
    }
}
