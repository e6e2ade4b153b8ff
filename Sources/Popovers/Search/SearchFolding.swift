/// Makes texts comparable for a search: lower case, without accents.
enum SearchFolding {
    /// The folded text as UTF-8.
    static func fold(_ text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return bytes
    }

    /// Appends the folded text as UTF-8.
    static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) {
        if appendASCII(text.utf8, to: &bytes) { return }
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                bytes.append(byte >= 65 && byte <= 90 ? byte + 32 : byte)
                continue
            }
            for lower in scalar.properties.lowercaseMapping.unicodeScalars { append(lowercase: lower, to: &bytes) }
        }
    }

    /// Appends a text that is ASCII alone, as most names are, and says whether it was.
    private static func appendASCII(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) -> Bool {
        let start = bytes.count
        let isCopied: Void? = text.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
        guard isCopied != nil else { return false }
        // Copied in one piece and folded in place: a list of ten thousand faces is indexed while its popover opens.
        let isASCII = bytes.withUnsafeMutableBufferPointer { all in
            var union: UInt8 = 0
            for index in start..<all.count {
                let byte = all[index]
                union |= byte
                all[index] = byte &- 65 < 26 ? byte | 0x20 : byte
            }
            return union < 0x80
        }
        if !isASCII { bytes.removeSubrange(start...) }
        return isASCII
    }

    private static func append(lowercase scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        switch scalar {
        case "ß": bytes += [0x73, 0x73]
        case "æ": bytes += [0x61, 0x65]
        case "œ": bytes += [0x6F, 0x65]
        case "ı": bytes.append(0x69)
        default:
            if scalar.properties.generalCategory == .nonspacingMark { return }
            if let letter = latinBase(of: scalar) {
                bytes.append(letter)
            } else {
                bytes += Array(String(greekBase[scalar] ?? scalar).utf8)
            }
        }
    }

    /// The ASCII letter under a Latin letter with a sign, told by the scalar's name (`LATIN SMALL LETTER E WITH ACUTE`): the
    /// standard library offers no decomposition, and names never change once they are published.
    private static func latinBase(of scalar: Unicode.Scalar) -> UInt8? {
        guard (0xC0...0x24F).contains(scalar.value) || (0x1E00...0x1EFF).contains(scalar.value),
            let name = scalar.properties.name?.utf8.dropFirst(latinPrefix.count), name.dropFirst().starts(with: " WITH ".utf8),
            let letter = name.first, (65...90).contains(letter)
        else { return nil }
        return letter + 32
    }

    private static let latinPrefix = Array("LATIN SMALL LETTER ".utf8)

    /// Greek letters with tonos or dialytika, by Unicode's canonical decompositions.
    private static let greekBase: [Unicode.Scalar: Unicode.Scalar] = [
        "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ", "ΐ": "ι", "ΰ": "υ",
    ]
}
