import Glibc

/// Many installed faces, made from one.
enum ManyFaces {
    private static let facesInEach = 50
    private static let folders = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF", "/usr/share/fonts/dejavu"]

    /// Writes the fonts, up to 99,999, and a fontconfig file that knows them alone, and returns that file's path.
    static func install(_ count: Int = 1000, in folder: String) throws(BenchError) -> String {
        guard
            let source: String = folders.lazy.map({ folder -> String in "\(folder)/DejaVuSansMono.ttf" }).first(where: {
                access($0, R_OK) == 0
            })
        else {
            throw BenchError("DejaVuSansMono.ttf is not installed; the package is fonts-dejavu-core")
        }
        let font = try FontCollection(font: try FileBytes.read(source))
        mkdir("\(folder)/fonts", 0o700)
        for first in stride(from: 0, to: count, by: facesInEach) {
            let names = (first..<min(count, first + facesInEach)).map { familyName($0) }
            try FileBytes.write(try font.bytes(replacing: "DejaVu", with: names), to: "\(folder)/fonts/faces\(first).ttc")
        }
        let settings = """
            <?xml version="1.0"?>
            <fontconfig><dir>\(folder)/fonts</dir><cachedir>\(folder)/fontconfig</cachedir></fontconfig>

            """
        try FileBytes.write(Array(settings.utf8), to: "\(folder)/fonts.conf")
        return "\(folder)/fonts.conf"
    }

    /// The name of a face, by its number from 0.
    static func faceName(_ number: Int) -> String { "\(familyName(number)) Sans Mono Book" }

    /// A name of six letters, as long as the one it replaces.
    private static func familyName(_ number: Int) -> String {
        let digits = String(number)
        return "F" + String(repeating: "0", count: 5 - digits.count) + digits
    }
}
