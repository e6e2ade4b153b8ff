import Screen
import Testing

@Suite("Bracketed paste")
struct KeyDecoderPasteTests {
    private static let start = "\u{1B}[200~"
    private static let end = "\u{1B}[201~"

    private func decode(_ text: String) -> [Input] {
        var decoder = KeyDecoder()
        return decoder.feed(Array(text.utf8))
    }

    @Test("arrives as it came, controls and sequences too")
    func raw() {
        let text = "a\r\n\t\u{1B}[31mb\u{1B}\u{1B}[201\u{7F}漢"
        #expect(decode("x" + Self.start + text + Self.end + "y") == [.key(.character("x")), .paste(text), .key(.character("y"))])
    }

    @Test("may arrive in any portions")
    func portions() {
        var decoder = KeyDecoder()
        var inputs: [Input] = []
        for byte in Array((Self.start + "\u{1B}[20äb" + Self.end).utf8) { inputs += decoder.feed([byte]) }
        #expect(inputs == [.paste("\u{1B}[20äb")])
        #expect(decoder.waiting(overSSH: false) == nil)
    }

    @Test("an end marker inside runs no commands")
    func markerInside() {
        #expect(
            decode(Self.start + "a" + Self.end + "rm" + Self.end + "q") == [.paste("a" + Self.end + "rm"), .key(.character("q"))])
        #expect(decode(Self.start + "a" + Self.end + Self.start + "b" + Self.end) == [.paste("a"), .paste("b")])
    }

    @Test("without an end, ends after a second of silence")
    func unfinished() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array((Self.start + "abc\u{1B}[2").utf8)) == [])
        #expect(decoder.waiting(overSSH: true) == 1000)
        #expect(decoder.timeOut() == [.paste("abc\u{1B}[2")])
        #expect(decoder.feed(Array("x".utf8)) == [.key(.character("x"))])
    }

    @Test("keeps 16 MiB at most, and malformed text is repaired")
    func bounds() {
        var decoder = KeyDecoder()
        let block = [UInt8](repeating: 0x61, count: 1 << 20)
        _ = decoder.feed(Array(Self.start.utf8))
        for _ in 0..<17 { #expect(decoder.feed(block) == []) }
        guard case .paste(let text)? = decoder.feed(Array(Self.end.utf8)).first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == 16 << 20)
        #expect(decoder.feed(Array(Self.start.utf8) + [0xFF] + Array(Self.end.utf8)) == [.paste("\u{FFFD}")])
    }
}
