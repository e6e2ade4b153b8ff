import Foundation
import TestSupport
import Testing

@Suite("docs/keys.md")
struct KeyReferenceTests {
    private static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/keys.md")

    @Test("It says what the command table says")
    func isTrue() throws {
        if ProcessInfo.processInfo.environment["DUDEL_WRITE_DOCS"] != nil {
            try KeyReference.markdown.write(to: Self.url, atomically: true, encoding: .utf8)
        }
        let page = try String(contentsOf: Self.url, encoding: .utf8)
        #expect(page == KeyReference.markdown, "DUDEL_WRITE_DOCS=1 swift test --filter KeyReferenceTests writes it anew")
    }
}
