/// Families that were made to stand in for each other, with the same widths and much the same shapes.
///
/// The groups are those of fontconfig's `30-metric-aliases.conf`, with the freely licensed families that Debian has of them.
enum FamilyKinship {
    private static let groups: [[String]] = [
        [
            "helvetica", "arial", "nimbus sans", "nimbus sans l", "liberation sans", "arimo", "tex gyre heros", "freesans",
            "albany",
            "helvetica neue",
        ],
        [
            "times", "times new roman", "nimbus roman", "nimbus roman no9 l", "liberation serif", "tinos", "tex gyre termes",
            "freeserif", "thorndale",
        ],
        [
            "courier", "courier new", "nimbus mono", "nimbus mono ps", "nimbus mono l", "liberation mono", "cousine",
            "tex gyre cursor", "freemono", "cumberland",
        ],
        ["itc bookman", "bookman", "bookman old style", "urw bookman", "urw bookman l", "tex gyre bonum"],
        ["itc avant garde gothic", "urw gothic", "urw gothic l", "tex gyre adventor"],
        ["new century schoolbook", "century schoolbook", "c059", "century schoolbook l", "tex gyre schola"],
        ["palatino", "palatino linotype", "book antiqua", "p052", "urw palladio l", "tex gyre pagella"],
        ["itc zapf chancery", "zapf chancery", "z003", "urw chancery l", "tex gyre chorus"],
        ["helvetica narrow", "arial narrow", "nimbus sans narrow", "liberation sans narrow", "tex gyre heros cn"],
        ["calibri", "carlito"], ["cambria", "caladea"], ["georgia", "gelasio"],
        // Not of the same widths, but one drawn after the other.
        ["bitstream vera sans", "dejavu sans", "verdana"], ["bitstream vera serif", "dejavu serif"],
        ["bitstream vera sans mono", "dejavu sans mono", "menlo"],
    ]

    private static let groupOfFamily: [String: Int] = {
        var result: [String: Int] = [:]
        for (number, group) in groups.enumerated() { for family in group { result[family] = number } }
        return result
    }()

    /// The group of the family that a face's name begins with, the longest one counting; words in small letters.
    static func group(ofName words: [String]) -> Int? {
        for count in stride(from: min(words.count, 4), to: 0, by: -1) {
            if let group = groupOfFamily[words.prefix(count).joined(separator: " ")] { return group }
        }
        return nil
    }

    /// The group of a family; words in small letters.
    static func group(ofFamily words: [String]) -> Int? { groupOfFamily[words.joined(separator: " ")] }
}
