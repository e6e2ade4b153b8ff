/// The languages the interface is complete in, in the order of the language popover.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case french = "fr"
    case german = "de"
    case spanish = "es"

    /// The language's name in itself.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .french: "Français"
        case .german: "Deutsch"
        case .spanish: "Español"
        }
    }

    /// The language's names in the interface's other languages.
    public var otherNames: String {
        switch self {
        case .english: "Anglais Englisch Inglés"
        case .french: "French Französisch Francés"
        case .german: "German Allemand Alemán"
        case .spanish: "Spanish Espagnol Spanisch"
        }
    }

    /// The BCP 47 code.
    public var code: String { rawValue }

    /// The language of a locale's name such as `de_AT.UTF-8`, or nothing where the interface has no words in it.
    public init?(locale: String) {
        let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }.lowercased()
        self.init(rawValue: code)
    }
}
