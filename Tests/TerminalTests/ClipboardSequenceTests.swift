import Testing

@testable import Terminal

@Suite("Clipboard")
struct ClipboardSequenceTests {
    @Test(
        "base 64 is that of RFC 4648",
        arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func base64(_ text: String, _ expected: String) {
        #expect(String(decoding: Base64.encode(text.utf8), as: UTF8.self) == expected)
    }

    @Test("plain outside of GNU screen")
    func plain() {
        let (sequence, bytes) = ClipboardSequence.sending("foo\u{1B}", throughScreen: false)
        #expect(String(decoding: sequence, as: UTF8.self) == "\u{1B}]52;c;Zm9vGw==\u{7}")
        #expect(bytes == 4)
    }

    @Test("GNU screen gets portions that together are the same")
    func chunks() {
        let text = String(repeating: "drawing ", count: 100)
        let sequence = String(decoding: ClipboardSequence.sending(text, throughScreen: true).sequence, as: UTF8.self)
        #expect(sequence.hasPrefix("\u{1B}P") && sequence.hasSuffix("\u{1B}\\"))
        let portions = sequence.dropFirst(2).dropLast(2).split(separator: "\u{1B}\\\u{1B}P")
        #expect(portions.allSatisfy { $0.utf8.count < 100 })
        #expect(portions.joined().utf8.elementsEqual(ClipboardSequence.sending(text, throughScreen: false).sequence))
    }

    @Test("too much is cut between two characters, below 100,000 bytes")
    func cut() {
        let (sequence, bytes) = ClipboardSequence.sending(String(repeating: "漢字e\u{301}", count: 20_000), throughScreen: false)
        #expect(sequence.count <= 100_000)
        #expect(bytes <= ClipboardSequence.mostBytes)
        #expect([0, 3, 6].contains(bytes % 9))
    }
}
