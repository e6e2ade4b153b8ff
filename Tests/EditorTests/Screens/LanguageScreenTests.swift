import Popovers
import Screen
import TestSupport
import Testing
import Words

@testable import Editor

@Suite("The screens of every language at 80 columns")
struct LanguageScreenTests {
    /// The mark of a cut, in its own words of the screen.
    private func isCut(_ screen: String) -> Bool { screen.contains("~") }

    @Test("Nothing is cut off in any popover, through all of its pages", arguments: Language.allCases)
    func popovers(language: Language) {
        for situation in [Situation.drawn, .selected] {
            for request in PopoverRequest.every where request != .testCard {
                var session = situation.session(language: language.code)
                session.open(request)
                var screens: Set<String> = []
                repeat {
                    #expect(!isCut(session.screen()), "\(request): \n\(session.screen())")
                    screens.insert(session.screen())
                    session.press("PgDn")
                } while !screens.contains(session.screen()) && screens.count < 40
            }
        }
    }

    @Test("Nothing is cut off in the status row with any tool, in any state", arguments: Language.allCases)
    func status(language: Language) {
        for key in ["1", "2", "3", "4", "5", "6", "7"] {
            for state in ["", "Space L J", "Esc * m L", "Esc Esc .", "Enter"] {
                var session = Situation.drawn.session(language: language.code)
                session.press("\(key) \(state)")
                #expect(!isCut(session.screen()), "\(key) \(state):\n\(session.row(-1))")
            }
        }
    }

    @Test("The empty drawing, every popover and the article look as they are to", arguments: Language.allCases)
    func golden(language: Language) throws {
        let screens = LanguageScreens.expected(language)
        var start = LanguageScreens.session(language)
        expectScreen(&start, try #require(screens["start"]))
        for (name, request) in LanguageScreens.popovers {
            var session = LanguageScreens.session(language)
            session.open(request)
            expectCanvas(&session, try #require(screens[name]))
        }
        // From 100 columns on it is a pane.
        for (name, columns) in [("pane", 110), ("reader", 80)] {
            var session = try LanguageScreens.article(language, columns: columns)
            expectScreen(&session, try #require(screens[name]))
        }
    }
}
