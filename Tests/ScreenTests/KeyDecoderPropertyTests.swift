import Screen
import TestSupport
import Testing

@Suite("Any bytes in any portions")
struct KeyDecoderPropertyTests {
    private static let pieces: [[UInt8]] =
        [
            "a", "d", "Z", "ä", "漢", "🙂", "\r", "\t", "\u{1}", "\u{7F}", "\u{1B}", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C",
            "\u{1B}[3~",
            "\u{1B}[[B", "\u{1B}[97;5u", "\u{1B}[27;5;97~", "\u{1B}[<0;10;5M", "\u{1B}[<0;10;5m", "\u{1B}[M !!", "\u{1B}[I",
            "\u{1B}]52;c;YQ==\u{7}", "\u{1B}P1$r\u{1B}\\", "\u{1B}[200~pasted\u{1B}[31m\r\u{1B}[201~", "\u{1B}[?1;2c", "\u{1B}[",
            "\u{1B}O", "\u{1B}]", "[", "~", "O", ";", "5",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x9B], [0xE6, 0xBC], [0xED, 0xA0, 0x80]]

    /// The inputs with composed characters taken apart, since marks join within one read only.
    private func apart(_ inputs: [Input]) -> [Input] {
        inputs.flatMap { input -> [Input] in
            guard case .key(let key) = input, case .character(let character) = key.code, key.modifiers.isEmpty else {
                return [input]
            }
            return character.unicodeScalars.enumerated().map { index, scalar in
                .key(Key(.character(Character(scalar)), followsEscape: key.followsEscape && index == 0))
            }
        }
    }

    @Test("splitting changes nothing", arguments: 0..<20)
    func splitting(_ run: UInt64) {
        let seed = run &+ 0x6475_6465_6C00
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 1...12, using: &random) { bytes += Self.pieces.randomElement(using: &random) ?? [] }
            var whole = KeyDecoder()
            let expected = apart(whole.feed(bytes) + whole.timeOut())
            for place in 0...bytes.count {
                var split = KeyDecoder()
                let inputs = split.feed(bytes[..<place]) + split.feed(bytes[place...]) + split.timeOut()
                #expect(apart(inputs) == expected, "seed \(seed), split at \(place) of \(bytes)")
            }
        }
    }

    @Test("random bytes break nothing, and plain keys work afterwards", arguments: 0..<20)
    func randomBytes(_ run: UInt64) {
        let seed = run &+ 0x6E6F_6973_6500
        var random = SeededGenerator(seed: seed)
        var decoder = KeyDecoder()
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random) : Self.pieces.randomElement(using: &random)?.first ?? 0
            }
            _ = decoder.feed(bytes)
            if Bool.random(using: &random) { _ = decoder.timeOut() }
        }
        _ = decoder.timeOut()
        #expect(decoder.waiting(overSSH: false) == nil, "seed \(seed)")
        #expect(decoder.feed(Array("ok".utf8)).suffix(1) == [.key(.character("k"))], "seed \(seed)")
    }
}
