import CFreetype
import Graphemes

/// Finds a text that a face can show.
enum SampleText {
    /// The most letters of a sample.
    private static let length = 12
    /// The most characters of a face that are looked at.
    private static let searchLimit = 4096

    /// The preferred text where the face has all its letters, else letters the face has.
    static func text(for face: OpenFace, preferring preferred: String) -> String {
        let isComplete = preferred.unicodeScalars.allSatisfy {
            $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint || face.hasGlyph(for: $0.value)
        }
        if isComplete { return preferred }
        let found = letters(of: face)
        return found.isEmpty ? preferred : found
    }

    /// The first letters of a face, or signs where it has no letters.
    private static func letters(of face: OpenFace) -> String {
        var letters = String.UnicodeScalarView()
        var signs = String.UnicodeScalarView()
        var glyph: FT_UInt = 0
        var code = FT_Get_First_Char(face.face, &glyph)
        for _ in 0..<searchLimit {
            guard glyph != 0, letters.count < length else { break }
            if let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), VisibleReplacement.of(scalar) == scalar {
                let properties = scalar.properties
                if properties.isAlphabetic, properties.generalCategory != .modifierLetter, !isMark(scalar) {
                    letters.append(scalar)
                } else if scalar.value > 0x7F, signs.count < length, !properties.isWhitespace, !isMark(scalar) {
                    signs.append(scalar)
                }
            }
            code = FT_Get_Next_Char(face.face, code, &glyph)
        }
        return String(letters.isEmpty ? signs : letters)
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
