import Words

extension CommandTable {
    /// Other words that menu and help find commands by, by the commands' names.
    static let keywords: [String: KeyPath<KeywordWords, String> & Sendable] = [
        "export": \.export, "copy": \.copy, "files": \.files, "stroke": \.stroke, "fill": \.fill, "add-point": \.points,
        "remove-point": \.points, "smooth-point": \.points, "snap": \.snap, "move": \.move, "pick-up": \.move,
        "set": \.settings, "map": \.keys, "unmap": \.keys, "q": \.quit, "centre": \.centre, "align-centre": \.centre,
        "text-layout": \.alignment, "text-align": \.alignment, "jump": \.jump, "delete": \.delete,
    ]
}
