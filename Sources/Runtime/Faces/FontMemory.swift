import Files
import Typography

/// What earlier sessions learned about the machine's fonts: which ones ended the program.
public struct FontMemory: Sendable {
    /// The fonts that are not used as long as their files stay as they are.
    public private(set) var leftOut: Set<FontFile> = []
    /// The names of the files that were added by this start.
    public private(set) var crashed: [String] = []

    /// Learns what the sessions before left behind in a state folder, and begins to leave the same behind for the next ones.
    ///
    /// Without a folder, or where it cannot be written, nothing is known and nothing is remembered.
    public static func begin(in folder: StateFolder?) -> FontMemory {
        var memory = FontMemory()
        guard let folder, (try? folder.prepare()) != nil else { return memory }
        let found = FontWork.collect(from: folder.fonts)
        var list = LeftOutFonts(in: folder)
        if !found.isEmpty {
            list.add(found)
            try? list.save(in: folder)
            memory.crashed = Set(found.map { String($0.path.split(separator: "/").last ?? "") }).sorted()
        }
        memory.leftOut = Set(list.files)
        FontWork.begin(in: folder.fonts)
        return memory
    }

    /// Ends what `begin` began: the program comes to a good end.
    public static func end() { FontWork.end() }
}
