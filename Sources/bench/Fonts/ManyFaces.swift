import Glibc

/// A thousand installed faces, made from one.
enum ManyFaces {
    private static let collections = 20
    private static let facesInEach = 50
    private static let folders = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF", "/usr/share/fonts/dejavu"]

    /// Writes the fonts and a fontconfig file that knows them alone, and returns that file's path.
    static func install(in folder: String) throws(BenchError) -> String {
        guard
            let source: String = folders.lazy.map({ folder -> String in "\(folder)/DejaVuSansMono.ttf" }).first(where: {
                access($0, R_OK) == 0
            })
        else {
            throw BenchError("DejaVuSansMono.ttf is not installed; the package is fonts-dejavu-core")
        }
        let font = try FontCollection(font: try FileBytes.read(source))
        mkdir("\(folder)/fonts", 0o700)
        for collection in 0..<collections {
            let names = (0..<facesInEach).map { familyName(collection * facesInEach + $0) }
            try FileBytes.write(try font.bytes(replacing: "DejaVu", with: names), to: "\(folder)/fonts/faces\(collection).ttc")
        }
        let settings = """
            <?xml version="1.0"?>
            <fontconfig><dir>\(folder)/fonts</dir><cachedir>\(folder)/fontconfig</cachedir></fontconfig>

            """
        try FileBytes.write(Array(settings.utf8), to: "\(folder)/fonts.conf")
        return "\(folder)/fonts.conf"
    }

    /// A name of six letters, as long as the one it replaces.
    private static func familyName(_ number: Int) -> String {
        let digits = String(number)
        return "F" + String(repeating: "0", count: 5 - digits.count) + digits
    }
}
