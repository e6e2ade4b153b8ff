/// What a command line can be completed with.
public struct CommandCompletion: Sendable {
    /// The names of the commands.
    public var commands: [String]
    /// By a command's name, or by that and its first argument with a blank between them, the words that may follow it.
    public var arguments: [String: [String]]

    /// Creates a completion.
    public init(commands: [String], arguments: [String: [String]] = [:]) {
        self.commands = commands
        self.arguments = arguments
    }

    /// The candidates for the end of a line, sorted, and the offset in characters where what they replace begins.
    ///
    /// An argument is first completed as a whole, since names of faces hold blanks, then by its last word.
    func candidates(for line: String) -> (start: Int, words: [String]) {
        let characters = Array(line)
        let begin = characters.firstIndex { $0 != " " } ?? characters.count
        guard let blank = characters[begin...].firstIndex(of: " ") else {
            return (begin, CommandCompletion.matching(characters[begin...], in: commands))
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
        return (last, CommandCompletion.matching(characters[last...], in: known))
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
