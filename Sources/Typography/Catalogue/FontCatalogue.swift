import CFontLibraries
import Drawing

/// The faces installed on the machine, as plain values that any thread may hold.
public struct FontCatalogue: Sendable {
    /// The faces, sorted by label without regard to case; the terminal's own face is not among them.
    public let list: FaceList
    /// The file of every entry of the list.
    let files: [FaceFile]
    /// Which faces stand in for others.
    let fallback: FontFallback
    /// The families that stand for a class of faces where nothing better is known.
    let defaults: DefaultFamilies
    /// The folders that fontconfig looks for fonts in, whether they are there or not, with all folders in them.
    public let folders: [String]

    /// A machine without a single face.
    public static let empty = FontCatalogue(records: [], fallback: FontFallback(), defaults: DefaultFamilies())

    /// Creates a catalogue from faces in the order of the list, with names that do not repeat.
    init(records: [FaceRecord], fallback: FontFallback, defaults: DefaultFamilies, folders: [String] = []) {
        list = FaceList(entries: records.map(\.entry), isLoading: false)
        files = records.map(\.file)
        self.fallback = fallback
        self.defaults = defaults
        self.folders = folders
    }

    /// Reads the machine's faces with fontconfig.
    ///
    /// It takes from 10 milliseconds to many seconds (without a cache), so it belongs on a worker. Descriptor 2 is redirected
    /// to `/dev/null` while it runs, as fontconfig prints there. Nothing of fontconfig outlives the call.
    /// - Parameters:
    ///   - languages: the codes of the languages that faces are asked about, the session's own first.
    ///   - leftOut: font files that are not listed as long as they stay as they were.
    public static func load(languages: [String], leavingOut leftOut: Set<FontFile> = []) -> FontCatalogue {
        guard dudel_fonts_are_there() != 0 else { return .empty }
        return StandardErrorSilencer.run {
            guard let session = FontconfigSession() else { return .empty }
            return session.catalogue(languages: languages, leavingOut: leftOut)
        }
    }

    /// Where a face stands in the list.
    func position(of name: FaceName) -> Int? { list.position(of: name) }
}
