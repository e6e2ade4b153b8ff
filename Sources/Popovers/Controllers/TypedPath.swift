/// A path at the end of a command line, as far as it is typed.
struct TypedPath {
    /// The folder the path leads to: empty, or ending in a slash.
    let folder: String
    /// The beginning of a name in that folder.
    let name: String

    /// Reads an argument, which may be a string in quotes that is still open.
    init(_ argument: some Sequence<Character>) {
        var path = ""
        var isEscaped = false
        var isQuoted = false
        for (place, character) in argument.enumerated() {
            if isEscaped {
                path.append(character)
                isEscaped = false
            } else if place == 0, character == "\"" {
                isQuoted = true
            } else if isQuoted, character == "\\" {
                isEscaped = true
            } else {
                path.append(character)
            }
        }
        let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        folder = String(path[..<slash])
        name = String(path[slash...])
    }

    /// The arguments that the path may become: folders, which go on, and files with an ending.
    func candidates(in listing: FolderListing, ending: String) -> [String] {
        guard listing.folder == folder else { return [] }
        let typed = SearchFolding.fold(name)
        func fits(_ name: String) -> Bool { SearchFolding.fold(name).starts(with: typed) }
        return listing.folders.filter(fits).map { TypedPath.argument(folder + $0 + "/", goesOn: true) }
            + listing.files.filter { $0.hasSuffix(ending) && fits($0) }.map { TypedPath.argument(folder + $0, goesOn: false) }
    }

    /// A path as an argument, in quotes where it needs them; those of one that goes on are left open.
    private static func argument(_ path: String, goesOn: Bool) -> String {
        guard path.contains(where: { " \"\\=".contains($0) }) || path.hasPrefix("#") else { return path }
        var text = "\""
        for character in path {
            if character == "\"" || character == "\\" { text.append("\\") }
            text.append(character)
        }
        return goesOn ? text : text + "\""
    }
}
