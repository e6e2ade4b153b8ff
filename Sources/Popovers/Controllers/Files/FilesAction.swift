import Words

/// What the rows below the drawings do with the highlighted one.
enum FilesAction: CaseIterable {
    case start, rename, duplicate, trash, sort

    /// The letter that runs it while the rows have the focus.
    var letter: Character {
        switch self {
        case .start: "n"
        case .rename: "r"
        case .duplicate: "c"
        case .trash: "x"
        case .sort: "o"
        }
    }

    /// Its name, behind its letter where that runs it.
    func label(withLetter: Bool, sortedByDate: Bool, _ words: FolderWords) -> String {
        let label =
            switch self {
            case .start: words.start
            case .rename: words.rename
            case .duplicate: words.duplicate
            case .trash: words.delete
            case .sort: sortedByDate ? words.sortByName : words.sortByDate
            }
        return "\(withLetter ? letter : " ")  \(label)"
    }

    /// What it posts for a drawing, or nothing where it posts nothing or needs a drawing and there is none.
    func choice(for name: String?) -> FilesChoice? {
        switch self {
        case .start: .start
        case .rename: name.map { .rename($0) }
        case .duplicate: name.map { .duplicate($0) }
        case .trash: name.map { .trash($0) }
        case .sort: nil
        }
    }
}
