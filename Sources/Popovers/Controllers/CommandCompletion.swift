/// What a command line can be completed with.
public struct CommandCompletion: Sendable {
    /// The names of the commands.
    public var commands: [String]
    /// By a command's name, or by that and its first argument with a blank between them, the words that may follow it.
    public var arguments: [String: [String]]
    /// The values of attributes, by their keys.
    public var attributes: [String: [String]] = [:]
    /// The commands whose argument is a path, with the ending of the files they take; empty for any.
    public var paths: [String: String] = [:]
    /// The commands whose second argument begins another command line.
    public var nesting: Set<String> = []
    /// How commands with arguments are written, by their names.
    public var usages: [String: String] = [:]
    /// The names of the folder that is being typed, as far as they are known.
    var listing: FolderListing?

    /// Creates a completion.
    public init(commands: [String], arguments: [String: [String]] = [:]) {
        self.commands = commands
        self.arguments = arguments
    }

    /// The folder whose names the end of a line could be completed with: empty, or ending in a slash; nothing where no path stands.
    func folder(for line: String) -> String? { path(in: Array(line))?.path.folder }

    /// How the command is written whose arguments are being typed at the end of a line.
    func usage(for line: String) -> String? {
        let line = Array(line)
        let begin = self.begin(of: line)
        return line[begin...].firstIndex(of: " ").flatMap { usages[String(line[begin..<$0])] }
    }

    /// The candidates for the end of a line, sorted, and the offset in characters where what they replace begins.
    ///
    /// An argument is first completed as a whole, since names of faces hold blanks, then by its last word.
    func candidates(for line: String) -> (start: Int, words: [String]) {
        let characters = Array(line)
        let begin = self.begin(of: characters)
        guard let blank = characters[begin...].firstIndex(of: " ") else {
            return (begin, CommandCompletion.matching(characters[begin...], in: commands))
        }
        if let (start, path, ending) = path(in: characters) {
            return (start, listing.map { path.candidates(in: $0, ending: ending).sorted() } ?? [])
        }
        let command = String(characters[begin..<blank])
        let known = arguments[command] ?? []
        let first = characters[blank...].firstIndex { $0 != " " } ?? characters.count
        if let end = characters[first...].firstIndex(of: " "),
            let values = arguments["\(command) \(String(characters[first..<end]))"]
        {
            let second = characters[end...].firstIndex { $0 != " " } ?? characters.count
            return (second, CommandCompletion.matching(characters[second...], in: values))
        }
        let whole = CommandCompletion.matching(characters[first...], in: known)
        if !whole.isEmpty { return (first, whole) }
        let last = characters[first...].lastIndex(of: " ").map { $0 + 1 } ?? first
        if let equals = characters[last...].firstIndex(of: "="), let values = attributes[String(characters[last..<equals])] {
            return (equals + 1, CommandCompletion.matching(characters[(equals + 1)...], in: values))
        }
        return (last, CommandCompletion.matching(characters[last...], in: known))
    }

    /// Where the command begins that the end of a line belongs to: another command's name and first argument may stand before it.
    private func begin(of line: [Character]) -> Int {
        var begin = line.firstIndex { $0 != " " } ?? line.count
        while let blank = line[begin...].firstIndex(of: " "), nesting.contains(String(line[begin..<blank])),
            let argument = line[blank...].firstIndex(where: { $0 != " " }),
            let end = CommandCompletion.end(of: argument, in: line)
        {
            begin = line[end...].firstIndex { $0 != " " } ?? line.count
        }
        return begin
    }

    /// The blank behind an argument, which may stand in quotes; nothing where the argument has no end yet.
    private static func end(of argument: Int, in line: [Character]) -> Int? {
        guard line[argument] == "\"" else { return line[argument...].firstIndex(of: " ") }
        guard let quote = line[(argument + 1)...].firstIndex(of: "\""), quote + 1 < line.count else { return nil }
        return quote + 1
    }

    /// The path at the end of a line, where it begins, and the ending of the files that are wanted.
    private func path(in line: [Character]) -> (start: Int, path: TypedPath, ending: String)? {
        let begin = self.begin(of: line)
        guard let blank = line[begin...].firstIndex(of: " "), let ending = paths[String(line[begin..<blank])] else { return nil }
        let start = line[blank...].firstIndex { $0 != " " } ?? line.count
        return (start, TypedPath(line[start...]), ending)
    }

    private static func matching(_ prefix: ArraySlice<Character>, in words: [String]) -> [String] {
        let folded = SearchFolding.fold(String(prefix))
        return Set(words).filter { SearchFolding.fold($0).starts(with: folded) }.sorted()
    }

    /// The longest beginning that all words share.
    static func commonPrefix(of words: [String]) -> String {
        guard var prefix = words.first.map(Array.init) else { return "" }
        for word in words.dropFirst() {
            let shared = zip(prefix, word).prefix { $0 == $1 }.count
            prefix.removeSubrange(shared...)
        }
        return String(prefix)
    }
}
