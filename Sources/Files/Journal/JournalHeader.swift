import Lines

/// The first line of a journal: whose it is, and how much of its base was never saved.
struct JournalHeader: Equatable {
    var subject: JournalSubject
    var owner: LockOwner
    /// The steps that the base holds beyond the saved file.
    var unsavedSteps: Int

    init(subject: JournalSubject, owner: LockOwner, unsavedSteps: Int) {
        self.subject = subject
        self.owner = owner
        self.unsavedSteps = unsavedSteps
    }

    var line: Line {
        var line = Line("journal", ["1"])
        if case .file(let path) = subject { line.attributes.append(Attribute("path", path)) }
        line.attributes += OwnerSyntax.attributes(of: owner)
        line.attributes.append(Attribute("steps", String(unsavedSteps)))
        return line
    }

    init?(_ line: Line) {
        guard line.name == "journal", line.positional == ["1"], let owner = OwnerSyntax.owner(in: line),
            let steps = line["steps"].flatMap({ Int($0) }), (0...1_000_000_000).contains(steps)
        else { return nil }
        self.init(subject: line["path"].map { .file($0) } ?? .untitled, owner: owner, unsavedSteps: steps)
    }
}
