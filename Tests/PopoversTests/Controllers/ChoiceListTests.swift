import Screen
import Testing
import Words

@testable import Popovers

struct ChoiceListTests {
    @Test func languagesStandUnderTheirOwnNames() {
        var popover = LanguagePopover(current: "de")
        #expect(
            popover.screen(32, 5, context(.german)) == """
                Filter:
                   English                    en
                   Français                   fr
                ›✓ Deutsch                    de
                   Español                    es
                """)
    }

    @Test func languagesAreFilteredAndPosted() {
        var popover = LanguagePopover(
            current: "en", editions: [LanguageEdition(code: "zh-yue", ownName: "粵語", otherNames: "Cantonese")])
        #expect(popover.press("<enter>") == .post("en"))
        #expect(popover.press("espanol") == .stay)
        #expect(popover.press("<enter>") == .post("es"))
        #expect(popover.press("<C-u>yue<enter>") == .post("zh-yue"))
        // By the names that other languages have for them as well.
        #expect(popover.press("<C-u>cantonese<enter>") == .post("zh-yue"))
        #expect(popover.press("<C-u>allemand<enter>") == .post("de"))
        #expect(popover.press("<tab>") == .leave)
        #expect(popover.press("<esc>") == .cancel)
    }

    @Test func filesAreSortedWhateverTheirCase() {
        var popover = FilesPopover(["b.dudel", "Äpfel.dudel", "a.dudel", "C.dudel"].map { DrawingEntry($0) }, open: "b.dudel")
        #expect(popover.screen(32, 10).hasPrefix("Filter:\n   a.dudel\n   Äpfel.dudel\n›✓ b.dudel\n   C.dudel\n      New…"))
        #expect(popover.press("<down><enter>") == .post(.open("C.dudel")))
        _ = popover.surface(32, 10)
        #expect(popover.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 3, row: 1)))) == .post(.open("a.dudel")))
    }

    @Test(arguments: Language.allCases) func anEmptyFolderSaysSo(language: Language) {
        var popover = FilesPopover([], open: nil)
        #expect(popover.screen(40, 2, context(language)).hasPrefix(Words.of(language).popovers.noFiles))
        #expect(popover.press("<enter>") == .stay)
    }

    @Test func aQuestionIsAnsweredByLetterOrEnter() {
        let answers = [QuestionAnswer(key: "y", label: "Save"), QuestionAnswer(key: "n", label: "Do not save")]
        var popover = QuestionPopover("Save sketch.dudel?", answers: answers, safe: 0)
        #expect(popover.screen(32, 3) == "Save sketch.dudel?\n›  y  Save\n   n  Do not save")
        #expect(popover.press("<enter>") == .post(0))
        #expect(popover.press("N") == .post(1))
        #expect(popover.press("x") == .ignored)
        #expect(popover.press(" ") == .ignored)
        #expect(popover.handle(.paste("y")) == .stay)
        #expect(popover.press("<esc>") == .cancel)
        #expect(popover.press("<down>") == .stay)
        #expect(popover.press("<enter>") == .post(1))
    }

    @Test func aLongQuestionIsWrappedAndKeepsItsAnswers() {
        let answers = [QuestionAnswer(key: "y", label: "Save"), QuestionAnswer(key: "n", label: "Drop")]
        var popover = QuestionPopover("Save the changes to sketch.dudel?", answers: answers, safe: 1)
        #expect(popover.screen(18, 4) == "Save the changes\nto sketch.dudel?\n   y  Save\n›  n  Drop")
        #expect(popover.screen(18, 2) == "Save the changes ~\n›  n  Drop")
        #expect(popover.screen(18, 1) == "›  n  Drop")
    }
}
