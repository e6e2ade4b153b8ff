import CFontconfig
import Drawing

/// One reading of fontconfig's configuration, given back when the value is let go.
final class FontconfigSession {
    private let config: OpaquePointer

    /// Reads the configuration and the font folders, or fails where there is none.
    init?() {
        guard let config = FcInitLoadConfig() else { return nil }
        self.config = config
        let isBuilt = PipeOpener.run(folders) { FcConfigBuildFonts(config) != 0 }
        guard isBuilt else { return nil }
    }

    deinit { FcConfigDestroy(config) }

    /// The faces with their fallback orders.
    func catalogue(languages: [String], leavingOut leftOut: Set<FontFile>) -> FontCatalogue {
        let allNames = KnownLanguage.allNames()
        let known = languages.compactMap { KnownLanguage($0, among: allNames) }
        let language = languages.first ?? "en"
        let names = FontconfigWord.names(of: language)
        let paths = Set(leftOut.map(\.path))
        let candidates = patterns.map { pattern -> (pattern: OpaquePointer, record: FaceRecord?) in
            let record = FontPattern(pointer: pattern).record(names: names, languages: known)
            if let record, paths.contains(record.file.path), FontFile(record.file).map(leftOut.contains) ?? false {
                return (pattern, nil)
            }
            return (pattern, record)
        }
        let selection = FaceSelection(candidates)
        return FontCatalogue(
            records: selection.records, fallback: fallback(among: selection, languages: languages),
            defaults: DefaultFamilies(
                sans: bestFamily("sans-serif", language), serif: bestFamily("serif", language),
                mono: bestFamily("monospace", language)), folders: folders)
    }

    /// The folders that fonts are looked for in; once they are read, with all folders in them.
    private var folders: [String] {
        guard let list = FcConfigGetFontDirs(config) else { return [] }
        defer { FcStrListDone(list) }
        var result: [String] = []
        while let folder = FcStrListNext(list) { result.append(String(cString: folder)) }
        return result
    }

    /// All descriptions: the system's fonts and the program's own.
    private var patterns: [OpaquePointer] {
        var result: [OpaquePointer] = []
        for name in [FcSetSystem, FcSetApplication] {
            guard let set = FcConfigGetFonts(config, name) else { continue }
            result += FontconfigSession.patterns(of: set)
        }
        return result
    }

    private static func patterns(of set: UnsafeMutablePointer<FcFontSet>) -> [OpaquePointer] {
        guard let fonts = set.pointee.fonts else { return [] }
        return (0..<Int(max(0, set.pointee.nfont))).compactMap { fonts[$0] }
    }

    private func fallback(among selection: FaceSelection, languages: [String]) -> FontFallback {
        var fallback = FontFallback()
        guard !selection.records.isEmpty else { return fallback }
        fallback.general = order("sans-serif", languages.first ?? "en", selection)
        for language in languages.dropFirst() where LanguageCode.usesHan(language) {
            fallback.byLanguage[LanguageCode.primary(language)] = order("sans-serif", language, selection)
        }
        // The order of the family `emoji` goes on with all other faces, which are no better than the general order.
        fallback.emoji = order("emoji", languages.first ?? "en", selection).filter {
            let entry = selection.records[$0].entry
            return entry.traits.contains(.colour) || entry.family.lowercased().contains("emoji")
        }
        for position in fallback.general + fallback.emoji + fallback.byLanguage.values.joined()
        where fallback.coverage[position] == nil {
            fallback.coverage[position] = FontPattern(pointer: selection.patterns[position]).coverage()
        }
        return fallback
    }

    /// Fontconfig's order for a family and a language, without faces that add no character.
    private func order(_ family: String, _ language: String, _ selection: FaceSelection) -> [Int] {
        guard let request = request(family, language) else { return [] }
        defer { FcPatternDestroy(request) }
        var result = FcResultMatch
        guard let set = FcFontSort(config, request, 1, nil, &result) else { return [] }
        defer { FcFontSetDestroy(set) }
        return FontconfigSession.patterns(of: set).compactMap { selection.positions[$0] }
    }

    private func bestFamily(_ family: String, _ language: String) -> String {
        guard let request = request(family, language) else { return "" }
        defer { FcPatternDestroy(request) }
        var result = FcResultMatch
        guard let match = FcFontMatch(config, request, &result) else { return "" }
        defer { FcPatternDestroy(match) }
        return FontPattern(pointer: match).label(FC_FAMILY, languages: FC_FAMILYLANG)
    }

    private func request(_ family: String, _ language: String) -> OpaquePointer? {
        guard let pattern = FcPatternCreate() else { return nil }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcPatternAddString(pattern, FC_LANG, language.lowercased())
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        return pattern
    }
}
