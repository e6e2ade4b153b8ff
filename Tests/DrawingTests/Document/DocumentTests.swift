import Drawing
import Geometry
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
    @Test("of two drawables with one id the first is kept")
    func repeatedIDs() {
        let document = Document(drawables: [.box("a"), .box("b"), .box("a", at: Point(9, 9))])
        #expect(document.drawables == [.box("a"), .box("b")])
        #expect(document["a"] == .box("a"))
    }

    @Test("drawables are found by their ids")
    func lookup() {
        let document = Document.boxes("a", "b")
        #expect(document["b"]?.id == "b")
        #expect(document.position(of: "b") == 1)
        #expect(document["c"] == nil)
        #expect(!document.isEmpty && Document().isEmpty)
    }

    @Test("a minor version of 0 is not written")
    func version() {
        #expect(FormatVersion(major: 1, minor: 0).text == "1")
        #expect(FormatVersion(major: 1, minor: 7).text == "1.7")
    }
}

@Suite("Ids of drawables")
struct DrawableIDTests {
    @Test("are 1 to 15 letters, digits, hyphens or underscores", arguments: ["a", "k3f9a2qp", "A-Z_0-9", "abcdefghijklmno"])
    func valid(_ text: String) {
        #expect(DrawableID(text)?.text == text)
    }

    @Test(
        "are nothing else", arguments: ["", "abcdefghijklmnop", "a b", "ä", "a.b", "a=b", "a\n", "\"a\"", "a\u{0}", "字"])
    func invalid(_ text: String) {
        #expect(DrawableID(text) == nil)
    }

    @Test("are eight characters when new, valid, and hardly ever the same")
    func random() {
        var generator = SeededGenerator(seed: 5)
        let ids = (0..<5_000).map { _ in DrawableID.random(using: &generator) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.text.utf8.count == 8 && DrawableID($0.text) == $0 })
    }
}
