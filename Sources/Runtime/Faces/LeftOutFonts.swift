import Files
import Lines
import Typography

/// The fonts that ended the program while it worked on them, by file and content: an updated font gets another chance.
struct LeftOutFonts: Equatable {
    /// The files, the newest first.
    private(set) var files: [FontFile] = []

    private static let limit = 64
    private static let name = "left-out"

    /// Leaves nothing out.
    init() {}

    /// Reads the list of a state folder; what is missing or broken in it is as if it had never been written.
    init(in folder: StateFolder) {
        guard let bytes = try? SafeFile.read(LeftOutFonts.path(in: folder), limit: 1 << 20).bytes, var file = try? LineFile(bytes)
        else { return }
        while files.count < LeftOutFonts.limit, let entry = file.next() {
            guard let line = try? file.line(of: entry), line.name == "font", line.positional.count == 1,
                let size = line["size"].flatMap({ Int64($0) }), let seconds = line["seconds"].flatMap({ Int64($0) }),
                let nanoseconds = line["nanoseconds"].flatMap({ Int64($0) })
            else { continue }
            files.append(FontFile(path: line.positional[0].text, size: size, seconds: seconds, nanoseconds: nanoseconds))
        }
    }

    /// Leaves out more; the oldest of more than 64 are forgotten.
    mutating func add(_ more: [FontFile]) {
        var seen: Set<FontFile> = []
        files = Array((more + files).filter { seen.insert($0).inserted }.prefix(LeftOutFonts.limit))
    }

    /// Writes the list into a state folder.
    ///
    /// - Throws: `FileError`; the list written before is then still there.
    func save(in folder: StateFolder) throws(FileError) {
        var writer = LineWriter()
        for file in files {
            writer.append(
                Line(
                    "font", [Argument(file.path)],
                    attributes: [
                        Attribute("size", String(file.size)), Attribute("seconds", String(file.seconds)),
                        Attribute("nanoseconds", String(file.nanoseconds)),
                    ]))
        }
        let path = LeftOutFonts.path(in: folder)
        _ = try SafeFile.save(writer.bytes, to: path, expecting: try SafeFile.stamp(of: path), options: SaveOptions(mode: 0o600))
    }

    private static func path(in folder: StateFolder) -> String { "\(folder.fonts)/\(name)" }
}
