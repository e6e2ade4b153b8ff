import Articles
import Popovers
import Screen
import TestSupport
import Testing

@testable import Editor

/// The article beside the drawing: pane, list, language, and what goes from it into the drawing.
@Suite struct ArticleBesideTheDrawing {
    @Test func aWideWindowShowsThePaneBesideTheCanvas() throws {
        var session = EditorSession(columns: 110, rows: 16)
        session.press("R 'washington' Enter")
        #expect(try session.articleWish().address.title == "George Washington")
        try session.answerArticle()
        expectTop(
            &session,
            """
             1 Pencil  2 Line [3 Rect] 4 Oval  5 Curve  6 Text  7 Select │ A Menu  :  ? Help
             f Terminal                                 s 24  w light   c default F none    G en  R Article D Files
                                                                              │ George Washington
                                                                              │ George Washington in en. A second
                                                                              │ sentence.
            """)
        #expect(session.row(-3).hasSuffix("CC BY-SA 4.0  changed 2026-01-31      100%"))
        #expect(session.row(-4).hasSuffix("│ ngton"))
        #expect(session.row(-5).hasSuffix("│ https://en.wikipedia.org/wiki/George_Washi"))
    }

    @Test func escGoesBackToTheCanvasAndRComesAgainThenToTheList() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'adams' Enter")
        try session.answerArticle()
        session.press("Esc")
        #expect(session.editor.focus == .canvas)
        session.press("3 Space L J Space R")
        #expect(session.editor.focus == .article)
        #expect(session.editor.document.drawables.count == 1)
        session.press("R")
        #expect(session.screen().contains("Presidents of the United States"))
        session.press("Esc R q")
        #expect(session.editor.layout.paneColumns == 0)
    }

    @Test func aNarrowWindowShowsAPopoverThatComesBackAfterAChoice() throws {
        var session = EditorSession()
        session.press("R")
        #expect(session.popover == .article)
        session.press("'lincoln' Enter")
        #expect(session.popover == .article)
        #expect(session.screen().contains("Asking the site"))
        try session.answerArticle()
        #expect(session.screen().contains("Abraham Lincoln in en."))
        session.press("Esc")
        #expect(session.popover == nil)
        session.press("R")
        #expect(session.screen().contains("Abraham Lincoln in en."))
    }

    @Test func growingAndShrinkingTheWindowKeepsThePane() throws {
        var session = EditorSession(columns: 120, rows: 30)
        session.press("R 'polk' Enter")
        try session.answerArticle()
        session.send(.resized(CellSize(columns: 80, rows: 24)))
        #expect(session.editor.layout.paneColumns == 0)
        #expect(session.editor.focus == .canvas)
        session.send(.resized(CellSize(columns: 120, rows: 30)))
        #expect(session.screen().contains("James K. Polk in en."))
    }

    @Test func whoCameBackHasTwoEntriesAndTheOpenOneIsMarked() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'cleveland_1893' Enter")
        try session.answerArticle()
        session.press("R")
        let marked = session.screen().split(separator: "\n").filter { $0.contains("✓") }
        #expect(marked.count == 1)
        #expect(marked[0].contains("1893-1897"))
    }

    @Test func anAddressOrATitleThatIsNotListedJoinsTheDrawingsArticles() throws {
        var session = EditorSession(columns: 110, rows: 30, language: "de")
        session.press("R 'Grace_Hopper' Enter")
        #expect(session.editor.document.articles == ["https://de.wikipedia.org/wiki/Grace_Hopper"])
        try session.answerArticle()
        session.press("R")
        session.send(.input(.paste("https://en.m.wikipedia.org/wiki/Ada_Lovelace#Early_life")))
        session.press("Enter")
        #expect(session.editor.document.articles.last == "https://en.wikipedia.org/wiki/Ada_Lovelace#Early_life")
        #expect(try session.articleWish().edition?.subdomain == "de")
        session.press("Esc Esc u u")
        #expect(session.editor.document.articles.isEmpty)
    }

    @Test func whatIsNoArticleStaysUnchangedAndIsSaidToBeSo() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'https://example.org/wiki/X' Enter")
        #expect(session.editor.document.articles.isEmpty)
        #expect(session.screen().contains("not a Wikipedia article"))
        #expect(!session.effects.contains { if case .loadArticle = $0 { true } else { false } })
    }

    @Test func anArticleNamedFromThePaneShowsInItAndNotTheList() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press(": 'article_Alpha' Enter")
        try session.answerArticle()
        session.press(": 'article_Beta' Enter")
        try session.answerArticle()
        #expect(session.screen().contains("Beta in en."))
        #expect(session.editor.focus == .article)
    }

    @Test func theDrawingsArticlesAreRemovedAndReorderedByTheButtons() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press(": 'article_Alpha' Enter Esc Esc : 'article_Beta' Enter Esc Esc")
        #expect(session.editor.document.articles.map { String($0.suffix(5)) } == ["Alpha", "/Beta"])
        session.press("R R 'beta' Tab Right Right Enter")
        #expect(session.editor.document.articles.map { String($0.suffix(5)) } == ["/Beta", "Alpha"])
        session.press("Left Enter")
        #expect(session.editor.document.articles.map { String($0.suffix(5)) } == ["Alpha"])
    }

    @Test func anotherLanguageShowsTheSameArticleInTheOtherEdition() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        try session.answerArticle()
        session.press("G 'deutsch' Enter")
        let wish = try session.articleWish()
        #expect(wish.edition?.subdomain == "de")
        #expect(wish.insistsOnEdition)
        session.send(.report(.articleFailed(number: wish.number, .lacksEdition(try #require(wish.edition)))))
        #expect(session.screen().contains("Kein Artikel auf Deutsch"))
        #expect(session.screen().contains("James Monroe in en."))
    }

    @Test func editionsThatComeLateJoinTheOpenLanguageList() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        try session.answerArticle()
        session.press("G Down")
        let json = """
            {"query":{"pages":[{"title":"James Monroe","langlinks":[{"lang":"ja","url":"https://ja.wikipedia.org/wiki/X",
            "langname":"Japanese","autonym":"日本語"}]}]}}
            """
        guard case .found(let links) = try LanguageLinks.answer(in: Array(json.utf8)) else { return }
        session.send(.report(.articleLinks(number: try session.articleWish().number, links)))
        #expect(session.screen().contains("日本語"))
        #expect(session.screen().contains("›  Français"))
    }

    @Test func articleLanguageChangesTheEditionAlone() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        try session.answerArticle()
        session.press("Esc : 'article-language_fr' Enter")
        try session.answerArticle()
        #expect(session.screen().contains("James Monroe in fr."))
        #expect(session.editor.language == "en")
    }

    @Test func theTitleAndTheFirstSentenceGoIntoTheDrawing() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        try session.answerArticle()
        session.press("i I")
        #expect(session.editor.document.drawables.map(\.plainText) == ["James Monroe", "James Monroe in en."])
        #expect(session.editor.focus == .article)
        session.press("Esc u u")
        #expect(session.editor.document.isEmpty)
    }

    @Test func anOlderAnswerIsNotShown() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        let first = try session.articleWish()
        session.press("R 'polk' Enter")
        session.send(.report(.article(try .answering(first))))
        #expect(!session.screen().contains("James Monroe in en."))
        try session.answerArticle()
        #expect(session.screen().contains("James K. Polk in en."))
    }

    @Test func escCancelsWhatIsBeingLoaded() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter Esc")
        #expect(session.effects.last == .cancelArticle)
        #expect(session.screen().contains("loading was cancelled"))
        #expect(session.editor.focus == .article)
        session.send(.report(.article(try .answering(session.articleWish()))))
        #expect(!session.screen().contains("James Monroe in en."))
    }

    @Test func hostileTextIsShownByVisibleReplacements() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        session.send(.report(.article(try .answering(session.articleWish(), text: "a\\u001b]0;x\\u0007\\u202eb."))))
        let screen = session.screen()
        #expect(screen.contains("a␛]0;x␇"))
        #expect(!screen.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }

    @Test func theTextIsSearchedAndItsHeadingsAreJumpedBy() throws {
        var session = EditorSession(columns: 110, rows: 12)
        session.press("R 'james_monroe' Enter")
        let filler = (1...30).map { "Line \($0)." }.joined(separator: "\\n")
        session.send(
            .report(.article(try .answering(session.articleWish(), text: filler + "\\n== Youth ==\\nA Needle here.\\n" + filler)))
        )
        _ = session.screen()
        session.press("/ 'needle' Enter")
        #expect(session.row(2).contains("A Needle here."))
        session.press("<")
        #expect(session.row(2).contains("Line 1."))
        session.press("o Enter")
        #expect(session.row(2).contains("Youth"))
        session.press("/ 'nowhere' Enter")
        #expect(session.screen().contains("not found"))
        session.press("> <")
        #expect(session.row(2).contains("Line 1."))
    }

    @Test(arguments: [9, 12, 16, 30]) func theLastLineIsReachedWhateverStandsBelow(rows: Int) throws {
        var session = EditorSession(columns: 110, rows: rows)
        session.press("R 'james_monroe' Enter")
        let lines = (1...60).map { "Line \($0)." }.joined(separator: "\\n")
        session.send(.report(.article(try .answering(session.articleWish(), text: lines))))
        _ = session.screen()
        session.press(">")
        #expect(session.screen().contains("Line 60."))
        // The same by steps, and from the frame that was drawn before.
        session.press("<")
        for _ in 0..<70 {
            session.press("Down")
            _ = session.screen()
        }
        #expect(session.screen().contains("Line 60."))
    }

    @Test func whatWasReadIsTakenUpInTheNextSession() throws {
        var session = EditorSession(columns: 110, rows: 12)
        session.press("R 'cleveland_1893' Enter")
        let filler = (1...30).map { "Line \($0)." }.joined(separator: "\\n")
        session.send(.report(.article(try .answering(session.articleWish(), text: filler))))
        _ = session.screen()
        session.press("Down Down Down")
        let memory = try #require(session.editor.articleMemory)
        #expect(memory.paragraph == 3)
        #expect(memory.president == 24)
        var next = EditorSession(columns: 110, rows: 12)
        next.editor.restore(article: memory)
        next.press("R")
        next.send(.report(.article(try .answering(next.articleWish(), text: filler))))
        #expect(next.row(2).contains("Line 4."))
    }

    @Test func aTextThatIsTypedTakesTheTitleAtItsCaret() throws {
        var session = EditorSession(columns: 110, rows: 30)
        session.press("R 'james_monroe' Enter")
        try session.answerArticle()
        session.press("Esc 6 Space Space 'By_' Tab Down")
        session.press("Right Right Right Right Right Right Enter")
        session.press("i Esc Esc")
        #expect(session.editor.document.drawables.map(\.plainText) == ["By James Monroe"])
    }
}
