import TestSupport
import Testing

@testable import Editor

@Suite("Coordinates beyond the plane")
struct WildCoordinateTests {
    @Test(
        "are refused by every command that draws, with a word",
        arguments: [
            "rectangle 1e9 0 4 4", "rectangle 0 0 1e308 4", "oval 0 -1e308 4 4", "line 0 0 1e9 0", "pencil 0,0 nan,0",
            "curve 0,0,inf,0 4,4,4,4", "text -1e9 0 \"x\"",
        ])
    func refused(_ line: String) {
        var session = EditorSession()
        session.editor.run(line)
        #expect(session.editor.document.isEmpty)
        #expect(session.editor.message != nil)
    }
}
