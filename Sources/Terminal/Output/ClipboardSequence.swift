/// The sequence that hands text to the clipboard of the person's own terminal (xterm, OSC 52).
enum ClipboardSequence {
    /// The most bytes of text, so that the whole sequence stays below the 100,000 bytes that terminals accept.
    static let mostBytes = 74_994

    /// The bytes a line of GNU screen's pass-through holds.
    private static let chunk = 76

    /// The sequence and the bytes of text in it; a longer text is cut between two characters.
    ///
    /// GNU screen passes strings on only inside its own, and only in small portions.
    static func sending(_ text: String, throughScreen: Bool) -> (sequence: [UInt8], bytes: Int) {
        var bytes = 0
        for character in text {
            let length = character.utf8.count
            guard bytes + length <= mostBytes else { break }
            bytes += length
        }
        let data = Base64.encode(text.utf8.prefix(bytes))
        let start = Array("\u{1B}]52;c;".utf8)
        guard throughScreen else { return (start + data + [0x07], bytes) }
        let open = Array("\u{1B}P".utf8)
        let close = Array("\u{1B}\\".utf8)
        var sequence = open + start
        for index in stride(from: 0, to: data.count, by: chunk) {
            if index > 0 { sequence += close + open }
            sequence += data[index..<min(data.count, index + chunk)]
        }
        return (sequence + [0x07] + close, bytes)
    }
}
