import Screen
import Testing

/// What the decoder makes of the bytes of one read.
private func decode(_ text: String) -> [Input] { decode(Array(text.utf8)) }

private func decode(_ bytes: [UInt8]) -> [Input] {
    var decoder = KeyDecoder()
    return decoder.feed(bytes)
}

private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> [Input] { [.key(Key(code, modifiers))] }

private func typed(_ text: String) -> [Input] { text.map { .key(.character($0)) } }

@Suite("Keys from bytes")
struct KeyDecoderTests {
    @Test(
        "plain and control bytes",
        arguments: [
            ("a", key(.character("a"))), ("Ä", key(.character("Ä"))), ("漢", key(.character("漢"))), ("🙂", key(.character("🙂"))),
            ("\r", key(.enter)), ("\n", key(.enter)), ("\t", key(.tab)), ("\u{7F}", key(.backspace)), ("\u{8}", key(.backspace)),
            ("\0", key(.character(" "), .control)), ("\u{1}", key(.character("a"), .control)),
            ("\u{1A}", key(.character("z"), .control)), ("\u{1C}", key(.character("\\"), .control)),
            ("\u{1F}", key(.character("_"), .control)),
        ])
    func plain(_ text: String, _ expected: [Input]) {
        #expect(decode(text) == expected)
    }

    @Test(
        "cursor and editing keys in every encoding",
        arguments: [
            ("[A", key(.up)), ("OA", key(.up)), ("[1;5A", key(.up, .control)), ("[1;2D", key(.left, .shift)),
            ("[1;3C", key(.right, .alt)), ("[1;8B", key(.down, [.shift, .alt, .control])), ("[a", key(.up, .shift)),
            ("Ob", key(.down, .control)), ("O5C", key(.right, .control)), ("[H", key(.home)), ("OH", key(.home)),
            ("[1~", key(.home)),
            ("[7~", key(.home)), ("[F", key(.end)), ("OF", key(.end)), ("[4~", key(.end)), ("[8~", key(.end)),
            ("[2~", key(.insert)),
            ("[3~", key(.delete)), ("[5~", key(.pageUp)), ("[6~", key(.pageDown)), ("[3;5~", key(.delete, .control)),
            ("[3$", key(.delete, .shift)), ("[5^", key(.pageUp, .control)), ("[6@", key(.pageDown, [.control, .shift])),
            ("[Z", key(.tab, .shift)),
        ])
    func cursorKeys(_ sequence: String, _ expected: [Input]) {
        #expect(decode("\u{1B}" + sequence) == expected)
    }

    @Test(
        "function keys of xterm, PuTTY, the Linux console, rxvt and with modifiers",
        arguments: [
            ("OP", 1, []), ("[11~", 1, []), ("[[A", 1, []), ("[1;2P", 1, .shift), ("OS", 4, []), ("[14~", 4, []), ("[[E", 5, []),
            ("[15~", 5, []), ("[17~", 6, []), ("[21~", 10, []), ("[24;5~", 12, .control), ("[25~", 13, []), ("[34~", 20, []),
            ("[1;2R", 3, .shift), ("O2P", 1, .shift), ("[11^", 1, .control), ("[57376u", 13, []),
        ] as [(String, Int, Key.Modifiers)])
    func functionKeys(_ sequence: String, _ number: Int, _ modifiers: Key.Modifiers) {
        #expect(decode("\u{1B}" + sequence) == key(.function(number), modifiers))
    }

    @Test(
        "the keypad in application mode",
        arguments: [("Op", "0"), ("Oy", "9"), ("Oj", "*"), ("Ok", "+"), ("Om", "-"), ("On", "."), ("Oo", "/"), ("OX", "=")])
    func keypad(_ sequence: String, _ character: String) {
        #expect(decode("\u{1B}" + sequence) == typed(character))
    }

    @Test(
        "keys by the character they type",
        arguments: [
            ("[97u", key(.character("a"))), ("[97;5u", key(.character("a"), .control)), ("[97;2u", key(.character("A"))),
            ("[49:33;2u", key(.character("!"))), ("[13u", key(.enter)), ("[27u", key(.escape)),
            ("[127;5u", key(.backspace, .control)),
            ("[105;5u", key(.tab)), ("[109;5u", key(.enter)), ("[91;5u", key(.escape)),
            ("[64;5u", key(.character(" "), .control)),
            ("[97;5:3u", []), ("[57414u", key(.enter)), ("[57350u", []), ("[228u", key(.character("ä"))),
            (
                "[27;5;97~",
                key(.character("a"), .control)
            ), ("[27;2;13~", key(.enter, .shift)), ("[27;6;65~", key(.character("a"), [.control, .shift])),
            ("[1114112u", []), ("[55296u", []), ("[99999999999999999999u", []),
        ])
    func codePoints(_ sequence: String, _ expected: [Input]) {
        #expect(decode("\u{1B}" + sequence) == expected)
    }

    @Test(
        "reports and unknown sequences are swallowed whole",
        arguments: [
            "[I", "[O", "[?62;22c", "[24;80R", "[?2026;2$y", "[>41;330;0c", "[8;24;80t", "[999~", "[201~", "[12;34;56;78z", "[u",
            "OZ",
            "]11;rgb:0000/0000/0000\u{7}", "]11;rgb:0000/0000/0000\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=31;OK\u{1B}\\",
            "^text\u{1B}\\",
            "Xtext\u{1B}\\", "[[Z", "[<0;1M", "[<3;4;5M",
        ])
    func swallowed(_ sequence: String) {
        #expect(decode("\u{1B}" + sequence + "x") == typed("x"))
    }

    @Test(
        "the mouse counts from 0",
        arguments: [
            ("[<0;1;1M", MouseEvent.Action.press, 0, 0), ("[<0;300;50m", .release, 299, 49), ("[<32;5;6M", .drag, 4, 5),
            ("[<64;2;3M", .wheelUp, 1, 2), ("[<65;2;3M", .wheelDown, 1, 2), ("[<66;2;3M", .wheelLeft, 1, 2),
            ("[<67;2;3M", .wheelRight, 1, 2),
            ("[<0;0;0M", .press, 0, 0),
            ("[M !!", .press, 0, 0), ("[M#\"#", .release, 1, 2), ("[M@\"#", .drag, 1, 2), ("[M`\"#", .wheelUp, 1, 2),
        ])
    func mouse(_ sequence: String, _ action: MouseEvent.Action, _ column: Int, _ row: Int) {
        #expect(decode("\u{1B}" + sequence) == [.mouse(MouseEvent(action, at: CellPosition(column: column, row: row)))])
    }

    @Test(
        "a mouse report says what was held down with it",
        arguments: [
            ("[<16;1;1M", MouseEvent(.press, at: .zero, .control)), ("[<4;1;1M", MouseEvent(.press, at: .zero, .shift)),
            ("[<40;1;1M", MouseEvent(.drag, at: .zero, .alt)), ("[<80;1;1M", MouseEvent(.wheelUp, at: .zero, .control)),
            ("[<95;1;1M", MouseEvent(.wheelRight, at: .zero, [.shift, .alt, .control])),
        ])
    func mouseModifiers(_ sequence: String, _ event: MouseEvent) {
        #expect(decode("\u{1B}" + sequence) == [.mouse(event)])
    }

    @Test(
        "bytes that are not UTF-8 are dropped, and nothing behind them is lost",
        arguments: [
            ([0xFF], []), ([0xC3], []), ([0x9B], []), ([0xC0, 0x80], []), ([0xE0, 0x80, 0x80], []), ([0xED, 0xA0, 0x80], []),
            ([0xF4, 0x90, 0x80, 0x80], []), ([0xF5, 0x80], []), ([0xE6, 0xBC], []), ([0xC2, 0x9B], []),
            ([0xE6, 0xC3, 0xA4], key(.character("ä"))),
        ] as [([UInt8], [Input])])
    func malformed(_ bytes: [UInt8], _ expected: [Input]) {
        #expect(decode(bytes + Array("abc".utf8)) == expected + typed("abc"))
    }

    @Test("a lone Esc waits 50 ms, over SSH 120, and is then itself")
    func loneEscape() {
        var decoder = KeyDecoder()
        #expect(decoder.waiting(overSSH: false) == nil)
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.waiting(overSSH: false) == 50)
        #expect(decoder.waiting(overSSH: true) == 120)
        #expect(decoder.timeOut() == key(.escape))
        #expect(decoder.waiting(overSSH: false) == nil)
        #expect(decoder.timeOut() == [])
    }

    @Test("Esc and a plain key in one read are two keys, the second marked")
    func escapeAndKey() {
        let marked = Input.key(Key(.character("d"), followsEscape: true))
        #expect(decode("\u{1B}d") == key(.escape) + [marked])
        #expect(decode("\u{1B}d" + "d") == key(.escape) + [marked] + typed("d"))
        #expect(decode("\u{1B}\r") == key(.escape) + [.key(Key(.enter, followsEscape: true))])
        #expect(decode("\u{1B}\u{1B}[A") == key(.escape) + [.key(Key(.up, followsEscape: true))])
    }

    @Test("the start of a sequence waits 500 ms and is then Esc and a key", arguments: ["[", "O", "]", "P", "_", "^", "X"])
    func introducers(_ introducer: String) throws {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array(("\u{1B}" + introducer).utf8)) == [])
        #expect(decoder.waiting(overSSH: true) == 500)
        let character = try #require(introducer.first)
        #expect(decoder.timeOut() == key(.escape) + [.key(Key(.character(character), followsEscape: true))])
    }

    @Test("half a sequence is dropped in time, and a control ends what a person began")
    func halfSequences() {
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array("\u{1B}[1;".utf8)) == [])
        #expect(decoder.timeOut() == [])
        #expect(decoder.feed(Array("a".utf8)) == typed("a"))
        #expect(decoder.feed(Array("\u{1B}]junk\r".utf8)) == key(.enter))
        #expect(decoder.feed(Array("\u{1B}[12\u{3}".utf8)) == key(.character("c"), .control))
    }

    @Test("endless sequences end")
    func endless() {
        #expect(decode(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 5000)).isEmpty == false)
        #expect(decode(Array("\u{1B}]".utf8) + Array(repeating: 0x31, count: 2 << 20)).isEmpty == false)
    }

    @Test("marks join the character they follow in one read; alone they are keys")
    func composition() {
        #expect(decode("e\u{301}x") == key(.character("e\u{301}")) + typed("x"))
        #expect(decode("👍🏽") == typed("👍🏽"))
        #expect(decode("\u{301}") == typed("\u{301}"))
        #expect(decode("\r\u{301}") == key(.enter) + typed("\u{301}"))
        var decoder = KeyDecoder()
        #expect(decoder.feed(Array("e".utf8)) + decoder.feed(Array("\u{301}".utf8)) == typed("e") + typed("\u{301}"))
    }

    @Test("a flood of marks stays one short character")
    func flood() throws {
        let inputs = decode("e" + String(repeating: "\u{301}", count: 10_000))
        guard case .key(let key)? = inputs.first, case .character(let character) = key.code else {
            Issue.record("no character")
            return
        }
        #expect(inputs.count == 1)
        #expect(character.unicodeScalars.count <= 32)
    }
}
