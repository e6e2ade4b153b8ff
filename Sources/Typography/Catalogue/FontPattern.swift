import CFontconfig
import Drawing

/// Reads one of fontconfig's descriptions of a face.
struct FontPattern {
    let pointer: OpaquePointer

    /// A value of a property that is a text, as long as the description is there.
    func bytes(_ property: String, at number: Int32 = 0) -> UnsafePointer<UInt8>? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pointer, property, number, &value) == FcResultMatch, let value else { return nil }
        return UnsafePointer(value)
    }

    /// The value of a property that is a whole number.
    func integer(_ property: String) -> Int32? {
        var value: Int32 = 0
        return FcPatternGetInteger(pointer, property, 0, &value) == FcResultMatch ? value : nil
    }

    /// The value of a property that is a number.
    func number(_ property: String) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(pointer, property, 0, &value) == FcResultMatch ? value : nil
    }

    /// Whether a property is set and true.
    func flag(_ property: String) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pointer, property, 0, &value) == FcResultMatch && value == 1
    }

    /// A property's value in English, else the first; in a form that is safe on a line.
    func label(_ property: String, languages: String) -> String { labels(property, languages: languages, in: []).english }

    /// A property's values in English, else the first, and in the first language that there is one in, else the English one.
    ///
    /// - Parameter wanted: names of languages as fontconfig writes them, the best one first.
    func labels(_ property: String, languages: String, in wanted: [FontconfigWord]) -> (english: String, local: String) {
        var english: UnsafePointer<UInt8>?
        var local: (rank: Int, text: UnsafePointer<UInt8>)?
        var number: Int32 = 0
        while let language = bytes(languages, at: number), let text = bytes(property, at: number) {
            if english == nil, FontconfigWord.english.matches(language) { english = text }
            if let rank = wanted.firstIndex(where: { $0.matches(language) }), rank < local?.rank ?? .max { local = (rank, text) }
            number += 1
        }
        guard let plain = english ?? bytes(property) else { return ("", "") }
        let result = FontName.text(of: plain)
        guard let local, local.text != plain else { return (result, result) }
        let translated = FontName.text(of: local.text)
        return (result, translated.isEmpty ? result : translated)
    }

    /// The face this describes, unless it is one that no list shows: the master of a variable font, or one fixed size.
    ///
    /// - Parameters:
    ///   - names: the session's language as fontconfig names it, the best name first.
    ///   - languages: the languages that the face is asked about.
    func record(names: [FontconfigWord], languages: [KnownLanguage]) -> FaceRecord? {
        guard !flag(FC_VARIABLE), flag(FC_SCALABLE), let path = bytes(FC_FILE) else { return nil }
        let family = labels(FC_FAMILY, languages: FC_FAMILYLANG, in: names)
        guard !family.english.isEmpty else { return nil }
        let style = labels(FC_STYLE, languages: FC_STYLELANG, in: names)
        let name = "\(family.english) \(style.english.isEmpty ? "Regular" : style.english)"
        let isTranslated = family.local != family.english || style.local != style.english
        let label = isTranslated ? "\(family.local) \(style.local.isEmpty ? "Regular" : style.local)" : name
        let entry = FaceEntry(
            name: FaceName(name), label: label, family: family.english, style: style.english,
            postScriptName: bytes(FC_POSTSCRIPT_NAME).map { FontName.text(of: $0) } ?? "", traits: traits(family: family.english),
            cannotWrite: lacking(languages))
        return FaceRecord(
            entry: entry, file: FaceFile(path: path, index: integer(FC_INDEX) ?? 0), version: integer(FC_FONTVERSION) ?? 0,
            sortKey: label.lowercased())
    }

    /// What the face has glyphs for.
    func coverage() -> Coverage {
        var coverage = Coverage()
        var set: OpaquePointer?
        guard FcPatternGetCharSet(pointer, FC_CHARSET, 0, &set) == FcResultMatch, let set else { return coverage }
        var map = [FcChar32](repeating: 0, count: 8)
        var next: FcChar32 = 0
        var page = FcCharSetFirstPage(set, &map, &next)
        while page <= 0x10FFFF {
            coverage.append(page: page >> 8, words: map)
            page = FcCharSetNextPage(set, &map, &next)
        }
        return coverage
    }

    private func traits(family: String) -> FaceTraits {
        var traits = FaceClass.ofFamily(family)
        if let spacing = integer(FC_SPACING), spacing >= FC_DUAL { traits.insert(.mono) }
        if let weight = number(FC_WEIGHT), weight >= Double(FC_WEIGHT_DEMIBOLD) { traits.insert(.bold) }
        if let slant = integer(FC_SLANT), slant > FC_SLANT_ROMAN { traits.insert(.italic) }
        if flag(FC_COLOR) { traits.insert(.colour) }
        if let format = bytes(FC_FONTFORMAT), FontPattern.type1.matches(format) { traits.insert(.type1) }
        return traits
    }

    private func lacking(_ languages: [KnownLanguage]) -> [String] {
        var set: OpaquePointer?
        guard FcPatternGetLangSet(pointer, FC_LANG, 0, &set) == FcResultMatch, let set else { return [] }
        return languages.compactMap { FcLangSetHasLang(set, $0.fontconfigName) == FcLangDifferentLang ? $0.code : nil }
    }

    /// What fontconfig calls Adobe's older format, in its property of the format.
    private static let type1 = FontconfigWord("Type 1")
}
