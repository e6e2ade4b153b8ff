import Drawing

extension FormatVersion {
    /// Reads `MAJOR` or `MAJOR.MINOR`, whole numbers of up to six digits, the major one from 1; anything else is nothing.
    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2,
            parts.allSatisfy({ (1...6).contains($0.utf8.count) && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let major = Int(parts[0]), major > 0
        else { return nil }
        self.init(major: major, minor: parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
    }
}

extension FormatVersion {
    /// Whether this is a minor version that is newer than the one this program writes.
    var isNewerMinor: Bool { major == FormatVersion.current.major && minor > FormatVersion.current.minor }
}
