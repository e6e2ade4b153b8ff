import CFontconfig
import Drawing
import Graphemes

/// Reads one of fontconfig's descriptions of a face.
struct FontPattern {
    let pointer: OpaquePointer

    /// The first value of a property that is a text.
    func string(_ property: String, at number: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pointer, property, number, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
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

    /// The English one of a property's values, else the first; in a form that is safe on a line.
    func label(_ property: String, languages: String) -> String {
        var number: Int32 = 0
        while let language = string(languages, at: number) {
            if language == "en", let text = string(property, at: number) { return FontPattern.plain(text) }
            number += 1
        }
        return FontPattern.plain(string(property) ?? "")
    }

    /// The face this describes, unless it is one that no list shows: the master of a variable font, or one fixed size.
    func record(languages: [KnownLanguage]) -> FaceRecord? {
        guard !flag(FC_VARIABLE), flag(FC_SCALABLE), let path = string(FC_FILE) else { return nil }
        let family = label(FC_FAMILY, languages: FC_FAMILYLANG)
        guard !family.isEmpty else { return nil }
        let style = label(FC_STYLE, languages: FC_STYLELANG)
        let name = "\(family) \(style.isEmpty ? "Regular" : style)"
        let entry = FaceEntry(
            name: FaceName(name), family: family, style: style,
            postScriptName: FontPattern.plain(string(FC_POSTSCRIPT_NAME) ?? ""), traits: traits(family: family),
            cannotWrite: lacking(languages))
        return FaceRecord(
            entry: entry, file: FaceFile(path: path, index: integer(FC_INDEX) ?? 0),
            isOpenType: string(FC_FONTFORMAT) != "Type 1", version: integer(FC_FONTVERSION) ?? 0, sortKey: name.lowercased())
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
        return traits
    }

    private func lacking(_ languages: [KnownLanguage]) -> [String] {
        var set: OpaquePointer?
        guard FcPatternGetLangSet(pointer, FC_LANG, 0, &set) == FcResultMatch, let set else { return [] }
        return languages.compactMap { FcLangSetHasLang(set, $0.fontconfigName) == FcLangDifferentLang ? $0.code : nil }
    }

    private static func plain(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) && text.utf8.last != 0x20 && text.utf8.first != 0x20 {
            return text
        }
        return VisibleReplacement.of(text).split(separator: " ").joined(separator: " ")
    }
}
