import Drawing
import Export
import Files
import Screen

/// Reads the shell's command line.
struct ArgumentParser {
    private var rest: ArraySlice<String>
    private var files: [String] = []
    private var picture = PictureOptions()
    private var output: String?
    private var language: String?
    private var json = false
    private var missing: String?

    private init(_ arguments: ArraySlice<String>) { rest = arguments }

    /// The invocation that arguments ask for.
    static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        // Behind `--` everything is a file.
        if arguments.prefix(while: { $0 != "--" }).contains("--help") || arguments == ["-h"] { return .help }
        if arguments == ["--version"] { return .version }
        switch arguments.first {
        case "print":
            var parser = ArgumentParser(arguments.dropFirst())
            try parser.read(["--format", "--size", "--glyphs", "--color"])
            // A terminal shows text alone.
            if let format = parser.picture.format, !format.isTerminalText {
                throw .badValue(option: "--format", value: format.rawValue)
            }
            return .print(file: try parser.onlyFile(of: "print"), parser.picture)
        case "export":
            var parser = ArgumentParser(arguments.dropFirst())
            try parser.read(["-o", "--format", "--size", "--glyphs", "--color", "--text", "--scale", "--background"])
            return try parser.export()
        case "run":
            var parser = ArgumentParser(arguments.dropFirst())
            try parser.read([])
            guard let script = parser.files.first else { throw .missingFile(command: "run") }
            guard parser.files.count < 3 else { throw .tooManyFiles(parser.files[2]) }
            return .run(script: script, file: parser.files.dropFirst().first)
        case "fonts":
            var parser = ArgumentParser(arguments.dropFirst())
            try parser.read(["--lang", "--json", "--missing"])
            guard parser.files.isEmpty else { throw .tooManyFiles(parser.files[0]) }
            if let file = parser.missing { return .missingFonts(file: file, language: parser.language, json: parser.json) }
            return .fonts(language: parser.language, json: parser.json)
        default:
            var parser = ArgumentParser(arguments[...])
            try parser.read(["--glyphs", "--color"])
            guard parser.files.count < 2 else { throw .tooManyFiles(parser.files[1]) }
            return .draw(file: parser.files.first, parser.picture)
        }
    }

    /// Sorts the arguments; behind `--` everything is a file, and `-` always is.
    private mutating func read(_ options: Set<String>) throws(UsageError) {
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                return
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let (name, value) = ArgumentParser.split(argument)
            guard options.contains(name) else { throw .unknownOption(name) }
            if name == "--json" {
                if let value { throw .badValue(option: name, value: value) }
                json = true
            } else {
                guard let value = value ?? rest.popFirst() else { throw .missingValue(name) }
                try take(name, value)
            }
        }
    }

    /// The option and its value where they are written as `--option=value`.
    private static func split(_ argument: String) -> (name: String, value: String?) {
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }

    private mutating func take(_ name: String, _ value: String) throws(UsageError) {
        let refusal = UsageError.badValue(option: name, value: value)
        switch name {
        case "-o": output = value
        case "--lang": language = value
        case "--missing": missing = value
        case "--format":
            guard let format = ExportFormat(rawValue: value) else { throw refusal }
            picture.format = format
        case "--glyphs":
            guard let glyphs = GlyphSet(rawValue: value) else { throw refusal }
            picture.glyphs = glyphs
        case "--size":
            guard let size = CellSize(text: value) else { throw refusal }
            picture.size = size
        case "--text":
            guard ["text", "outlines"].contains(value) else { throw refusal }
            picture.hasOutlines = value == "outlines"
        case "--scale":
            guard let scale = Int(value), (1...16).contains(scale) else { throw refusal }
            picture.scale = scale
        case "--background":
            guard let ink = Ink(text: value), case .colour(let colour) = ink else { throw refusal }
            picture.background = colour
        default:
            switch value {
            case "always": picture.colours = .always
            case "never": picture.colours = .never
            default:
                guard let depth = ColourDepth(rawValue: value) else { throw refusal }
                picture.colours = .depth(depth)
            }
        }
    }

    private func onlyFile(of command: String) throws(UsageError) -> String {
        guard let file = files.first else { throw .missingFile(command: command) }
        guard files.count == 1 else { throw .tooManyFiles(files[1]) }
        return file
    }

    private func export() throws(UsageError) -> Invocation {
        let file = try onlyFile(of: "export")
        guard let output else { throw .missingOutput }
        // What is exported cannot be opened again, and must not take the place of a drawing.
        guard !output.hasSuffix(DrawingName.ending) else { throw .unknownFormat(output) }
        guard picture.format != nil || output == "-" || ExportFormat(path: output) != nil else { throw .unknownFormat(output) }
        return .export(file: file, output: output, picture)
    }
}
