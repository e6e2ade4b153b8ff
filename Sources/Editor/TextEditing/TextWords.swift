/// Where words begin and end, as moving and deleting by words understand it.
enum TextWords {
    private enum Class: Equatable {
        case blank, word, ideograph, kana, sign
    }

    private static func classOf(_ character: Character) -> Class {
        if character.isWhitespace { return .blank }
        guard let scalar = character.unicodeScalars.first else { return .sign }
        switch scalar.value {
        case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .kana
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
        default: break
        }
        return character.isLetter || character.isNumber || character == "_"
            || scalar.properties.generalCategory == .nonspacingMark
            ? .word : .sign
    }

    /// Backward, where the word before an offset begins; forward, where the word behind it ends. Blanks on the way are passed.
    static func boundary(in characters: [Character], from offset: Int, forward: Bool) -> Int {
        var place = offset
        func next() -> Class? {
            let index = forward ? place : place - 1
            return characters.indices.contains(index) ? classOf(characters[index]) : nil
        }
        while next() == .blank { place += forward ? 1 : -1 }
        let kind = next()
        while let found = next(), found == kind { place += forward ? 1 : -1 }
        return place
    }
}
