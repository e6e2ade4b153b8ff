/// Gathers the bytes of a bracketed paste until its end marker, `ESC [ 201 ~`.
struct PasteCollector: Sendable {
    /// The most bytes kept, 16 MiB; what comes behind them is dropped.
    static let mostBytes = 16 << 20

    static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)
    static let startMarker: [UInt8] = Array("\u{1B}[200~".utf8)

    private var bytes: [UInt8] = []
    private var matched = 0

    /// Takes the bytes before the next ESC and returns how many these are; none within what may become a marker.
    mutating func takePlain(_ rest: ArraySlice<UInt8>) -> Int {
        guard matched == 0 else { return 0 }
        let plain = rest[..<(rest.firstIndex(of: Self.endMarker[0]) ?? rest.endIndex)]
        bytes += plain.prefix(Self.mostBytes - bytes.count)
        return plain.count
    }

    /// Takes one byte and returns whether it completed the end marker.
    mutating func take(_ byte: UInt8) -> Bool {
        if byte == Self.endMarker[matched] {
            matched += 1
            guard matched == Self.endMarker.count else { return false }
            matched = 0
            return true
        }
        keepMatched()
        if byte == Self.endMarker[0] { matched = 1 } else { keep(byte) }
        return false
    }

    /// Takes the end marker just seen as a part of the text after all.
    mutating func keepEndMarker() { Self.endMarker.forEach { keep($0) } }

    /// The text, malformed UTF-8 repaired; empties the collector.
    mutating func finish() -> String {
        keepMatched()
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func keepMatched() {
        for byte in Self.endMarker.prefix(matched) { keep(byte) }
        matched = 0
    }

    private mutating func keep(_ byte: UInt8) {
        if bytes.count < Self.mostBytes { bytes.append(byte) }
    }
}
