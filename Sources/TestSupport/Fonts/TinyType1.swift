/// A font in Adobe's Type 1 format made by hand, with an empty missing glyph and a square for `A` (“Adobe Type 1 Font Format”,
/// version 1.1).
public enum TinyType1 {
    /// The file, in the form without hexadecimal digits or segments.
    public static func bytes(family: String) -> [UInt8] {
        let plain = """
            %!PS-AdobeFont-1.0: \(family)
            11 dict begin
            /FontInfo 5 dict dup begin
            /FamilyName (\(family)) readonly def
            /FullName (\(family) Regular) readonly def
            /Weight (Regular) readonly def
            end readonly def
            /FontName /\(family.filter { $0.isLetter }) def
            /PaintType 0 def
            /FontType 1 def
            /FontMatrix [0.001 0 0 0.001 0 0] readonly def
            /Encoding StandardEncoding def
            /FontBBox {0 0 600 600} readonly def
            currentdict end
            currentfile eexec

            """
        // Side bearing 0 and width 600; a square of 500; done. Numbers up to 107 take one byte, those up to 1131 two.
        let width = number(0) + number(600) + [13]
        let square = width + number(500) + [6] + number(500) + [7] + number(-500) + [6, 9, 14]
        var secret = Array("dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n".utf8)
        secret += Array("/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n/BlueValues [] def\n".utf8)
        secret += Array("/MinFeature{16 16} def\n/password 5839 def\n2 index /CharStrings 2 dict dup begin\n".utf8)
        secret += charString("/.notdef", width + [14]) + charString("/A", square)
        secret += Array(
            "end\nend\nreadonly put\nnoaccess put\ndup/FontName get exch definefont pop\nmark currentfile closefile\n".utf8)
        let zeros = "\n" + String(repeating: String(repeating: "0", count: 64) + "\n", count: 8) + "cleartomark\n"
        return Array(plain.utf8) + encrypted([0x9C, 0x9D, 0x9E, 0x9F] + secret, key: 55665) + Array(zeros.utf8)
    }

    private static func charString(_ name: String, _ code: [UInt8]) -> [UInt8] {
        let hidden = encrypted([0, 0, 0, 0] + code, key: 4330)
        return Array("\(name) \(hidden.count) RD ".utf8) + hidden + Array(" ND\n".utf8)
    }

    private static func number(_ value: Int) -> [UInt8] {
        if (-107...107).contains(value) { return [UInt8(value + 139)] }
        let rest = abs(value) - 108
        return [UInt8((value > 0 ? 247 : 251) + rest / 256), UInt8(rest % 256)]
    }

    private static func encrypted(_ bytes: [UInt8], key: UInt16) -> [UInt8] {
        var key = key
        return bytes.map { byte in
            let cipher = byte ^ UInt8(key >> 8)
            key = (UInt16(cipher) &+ key) &* 52845 &+ 22719
            return cipher
        }
    }
}
