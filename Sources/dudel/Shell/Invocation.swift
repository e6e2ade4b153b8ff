import Export
import Geometry
import Screen

/// What the shell's command line asks for.
enum Invocation: Equatable {
    case draw(file: String?, PictureOptions)
    case print(file: String, PictureOptions)
    case export(file: String, output: String, PictureOptions)
    case run(script: String, file: String?)
    case fonts(language: String?, json: Bool)
    case missingFonts(file: String, language: String?, json: Bool)
    case help, version
}

/// How a picture is made, as options say.
struct PictureOptions: Equatable {
    var format: ExportFormat?
    var size: CellSize?
    var glyphs: GlyphSet?
    var colours: ColourChoice?
    /// Whether the letters of an SVG are shapes.
    var hasOutlines = false
    /// The pixels that a dot takes in a picture.
    var scale: Int?
    var background: Colour?

    /// What `--color` says.
    enum ColourChoice: Equatable {
        case always, never
        case depth(ColourDepth)
    }
}

/// Why a command line is not understood.
enum UsageError: Error, Equatable {
    case unknownOption(String)
    case missingValue(String)
    case badValue(option: String, value: String)
    case missingFile(command: String)
    case missingOutput
    case tooManyFiles(String)
    case unknownFormat(String)
}
