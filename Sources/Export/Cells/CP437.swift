import Graphemes
import Raster

/// The character set of the IBM PC, code page 437.
enum CP437 {
    /// The byte of a character: the nearest line for box drawing, the letter alone for letters with marks that the set lacks, `?`
    /// for everything else.
    static func byte(for grapheme: Grapheme) -> UInt8 {
        let scalar = BoxCharacters.consoleCharacter(for: grapheme.base)
        if scalar.value == 0xA0 { return 0x20 }
        return bytes[scalar] ?? UInt8(ascii: "?")
    }

    private static let bytes: [Unicode.Scalar: UInt8] = {
        var result: [Unicode.Scalar: UInt8] = [:]
        for value in UInt8(0x20)...0x7E { result[Unicode.Scalar(value)] = value }
        for (offset, scalar) in upper.unicodeScalars.enumerated() { result[scalar] = UInt8(0x80 + offset) }
        return result
    }()

    /// The characters 128–254, as the Unicode Consortium's table `CP437.TXT` has them; 255 is the no-break space.
    private static let upper =
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»"
        + "░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀"
        + "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■"
}
