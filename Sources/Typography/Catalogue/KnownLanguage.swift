import CFontconfig

/// A language that fontconfig knows the letters of.
struct KnownLanguage {
    /// The code as it was asked for.
    let code: String
    /// The name fontconfig gives it, in small letters.
    let fontconfigName: String

    /// Creates a language, or nothing where fontconfig cannot tell who can write it.
    init?(_ code: String, among names: Set<String>) {
        self.code = code
        let lower = String(code.lowercased().map { $0 == "_" ? "-" : $0 })
        let primary = LanguageCode.primary(code)
        if names.contains(lower) {
            fontconfigName = lower
        } else if names.contains(where: { $0 == primary || $0.hasPrefix("\(primary)-") }) {
            fontconfigName = primary
        } else {
            return nil
        }
    }

    /// The names of all languages fontconfig knows.
    static func allNames() -> Set<String> {
        guard let set = FcGetLangs(), let list = FcStrListCreate(set) else { return [] }
        defer {
            FcStrListDone(list)
            FcStrSetDestroy(set)
        }
        var names: Set<String> = []
        while let name = FcStrListNext(list) { names.insert(String(cString: name)) }
        return names
    }
}
