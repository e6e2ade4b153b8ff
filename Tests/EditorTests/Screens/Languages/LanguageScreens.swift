import Articles
import Popovers
import TestSupport
import Words

@testable import Editor

/// The main screens in the languages of the interface, and the keys that lead to them.
enum LanguageScreens {
    /// The popovers by the names of their screens.
    static let popovers: [(name: String, request: PopoverRequest)] = [
        ("menu", .menu), ("help", .help), ("font", .font), ("size", .size), ("stroke", .stroke), ("colour", .strokeColour),
        ("language", .language), ("files", .files), ("articles", .article), ("question", .question(.saveFirst)),
    ]

    /// What the screens are to look like, by their names.
    static func expected(_ language: Language) -> [String: String] {
        switch language {
        case .english: EnglishScreens.screens
        case .german: GermanScreens.screens
        case .french: FrenchScreens.screens
        case .spanish: SpanishScreens.screens
        }
    }

    /// A session with two faces and two drawings in its folder, 80 columns wide.
    static func session(_ language: Language) -> EditorSession {
        Situation.empty.session(language: language.code)
    }

    /// A session that shows an article in the language, a copy from the disk, over all that is to be said about it.
    static func article(_ language: Language, columns: Int) throws -> EditorSession {
        let (title, text) =
            switch language {
            case .english: ("Ink", "Ink is a coloured liquid. It is used for writing.\\n\\n== History ==\\nSoot and glue.")
            case .german:
                ("Tinte", "Tinte ist eine gefärbte Flüssigkeit. Man schreibt damit.\\n\\n== Geschichte ==\\nRuß und Leim.")
            case .french:
                ("Encre", "L’encre est un liquide coloré. Elle sert à écrire.\\n\\n== Histoire ==\\nSuie et colle.")
            case .spanish:
                ("Tinta", "La tinta es un líquido con color. Sirve para escribir.\\n\\n== Historia ==\\nHollín y cola.")
            }
        var session = EditorSession(columns: columns, rows: 16, language: language.code)
        session.press("R '\(title)' Enter")
        session.send(.report(.article(try .answering(session.articleWish(), title: title, text: text, isStale: true))))
        return session
    }
}
