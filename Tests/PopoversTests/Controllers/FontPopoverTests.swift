import Drawing
import Screen
import Testing
import Words

@testable import Popovers

/// The popover where the terminal has no dots: plain rows, and a large sample below them.
struct FontPopoverTests {
    private let plain = context(glyphs: .quadrants)

    @Test func opensWithTheCheckedFaceInTheMiddleAndItsSample() {
        var popover = Faces.popover()
        #expect(
            popover.screen(44, 13, plain) == """
                Filter:
                   DejaVu Sans Book
                   DejaVu Sans Bold
                   DejaVu Sans Mono Book
                ›✓ DejaVu Serif Book
                   DejaVu Serif Italic
                   Noto Sans Arabic Regular

                [DejaVu Serif Book 15]
                The quick brown fox jumps over the lazy dog



                """)
    }

    @Test(arguments: [(Language.french, "pas fr"), (.german, "nicht de")])
    func aFaceThatCannotWriteTheLanguageSaysSoInWords(language: Language, word: String) {
        var popover = Faces.popover(language: language.code)
        popover.press("arabic")
        let surface = popover.surface(44, 13, context(language, glyphs: .quadrants))
        #expect(surface.cursorRow?.hasSuffix(word) == true)
        #expect(surface.text.contains(Words.of(language).popovers.cannotWrite(language.ownName).shown))
    }

    @Test func aMissingFaceHasNoCheckMarkAndOpensAtItsSubstitute() {
        var popover = Faces.popover(current: "Futura Medium", substitute: "DejaVu Sans Bold")
        let surface = popover.surface(44, 15, plain)
        #expect(surface.checkMarks == 0)
        #expect(surface.cursorRow == "›  DejaVu Sans Bold               substitute")
        #expect(surface.text.contains("stands in for Futura Medium, not installed"))
        #expect(popover.selection == FaceName("Futura Medium"), "closing without a move changes nothing")
    }

    @Test func movingPreviewsAndEnterPostsAnyRow() {
        var popover = Faces.popover()
        #expect(popover.press("<down>") == .preview(FaceName("DejaVu Serif Italic")))
        #expect(popover.press("<C-p>") == .preview(FaceName("DejaVu Serif Book")))
        #expect(popover.press("<enter>") == .post(FaceName("DejaVu Serif Book")))
        #expect(popover.press("<C-n><pgdn>") == .preview(FaceName("Noto Sans Arabic Regular")))
        #expect(popover.press("<home>") == .preview(.terminal))
        #expect(popover.press("<up>") == .stay)
        #expect(popover.press("<esc>") == .cancel)
        #expect(popover.press("<C-g>") == .cancel)
        #expect(popover.press("<C-c>") == .cancel)
        #expect(popover.press("<tab>") == .leave)
        #expect(popover.press("<C-d>") == .ignored)
    }

    @Test(arguments: [
        ("mono", 2), ("bold", 1), ("italic serif", 1), ("SERIF", 2), ("sansmono-book", 1), ("*", 1), ("terminal", 1),
        ("dejavu", 5),
        ("book sans", 2),
    ])
    func filtersOnNamesAndClasses(query: String, count: Int) {
        var popover = Faces.popover(recent: ["DejaVu Serif Italic"])
        popover.press(query)
        #expect(popover.screen(44, 15, plain).contains("\(count)/7"))
    }

    @Test func theNameOfAClassFindsTheClassAndTheWordInNames() {
        let faces = FaceList(
            entries: [
                Faces.face("Courier", "Regular", [.mono]), Faces.face("Monotype Corsiva", "Regular", [.italic]),
                Faces.face("Times", "Bold", [.serif, .bold]),
            ], isLoading: false)
        var popover = Faces.popover(current: "Terminal", faces: faces)
        popover.press("mono")
        let screen = popover.screen(44, 15, plain)
        #expect(screen.contains("3/4") && screen.contains("Courier") && screen.contains("Corsiva"))
        popover.press(" italic")
        #expect(popover.screen(44, 15, plain).contains("1/4"))
    }

    @Test func everyPrintableKeyIsText() {
        var popover = Faces.popover()
        popover.press("f jkhl")
        #expect(popover.screen(44, 15, plain).hasPrefix("Filter: f jkhl"))
    }

    @Test func aFilterWithoutMatchesKeepsThePlaceAndTheValue() {
        var popover = Faces.popover()
        #expect(popover.press("zzz") == .stay)
        let surface = popover.surface(44, 15, plain)
        #expect(surface.text.contains("nothing matches"))
        #expect(surface.cursor?.row == 0)
        #expect(popover.press("<enter>") == .stay)
        popover.press("<C-u>")
        #expect(popover.surface(44, 15, plain).cursorRow == "›✓ DejaVu Serif Book")
        #expect(popover.selection == FaceName("DejaVu Serif Book"))
    }

    @Test func theListFillsUnderTheHandKeepingFilterAndRow() {
        let loading = FaceList(entries: [Faces.face("DejaVu Sans", "Bold", [])], isLoading: true)
        var popover = Faces.popover(current: "DejaVu Serif Book", faces: loading)
        var surface = popover.surface(44, 15, plain)
        #expect(surface.cursorRow == "›✓ DejaVu Serif Book")
        #expect(surface.text.contains("loading"))
        popover.press("deja<down>")
        popover.update(faces: Faces.few, substitute: nil)
        surface = popover.surface(44, 15, plain)
        #expect(surface.cursorRow == "›  DejaVu Sans Bold")
        #expect(surface.checkMarks == 1)
        #expect(surface.text.hasPrefix("Filter: deja"))
    }

    @Test func theListFillsAtTheSubstituteWhereNobodyMoved() {
        var popover = Faces.popover(current: "Futura Medium", faces: FaceList())
        #expect(popover.surface(44, 15, plain).checkMarks == 1)
        popover.update(faces: Faces.few, substitute: FaceName("DejaVu Sans Book"))
        let surface = popover.surface(44, 15, plain)
        #expect(surface.checkMarks == 0)
        #expect(surface.cursorRow?.hasPrefix("›  DejaVu Sans Book") == true)
    }

    @Test func theSampleShowsTheSelectedTextsOwnWords() {
        var popover = Faces.popover(sample: "Release\n2.0")
        #expect(popover.screen(44, 15, plain).contains("Release 2.0"))
        var blank = Faces.popover(language: "es", sample: " \n")
        #expect(blank.screen(60, 15, plain).contains("¿Qué año"))
    }

    @Test func aClickPreviewsAndASecondOneCloses() {
        var popover = Faces.popover()
        _ = popover.surface(44, 15, plain)
        let click = Input.mouse(MouseEvent(.press, at: CellPosition(column: 5, row: 2)))
        #expect(popover.handle(click) == .preview(FaceName("DejaVu Sans Book")))
        #expect(popover.handle(click) == .post(FaceName("DejaVu Sans Book")))
    }

    @Test func noFacesAtAllLeaveTheTerminal() {
        var popover = Faces.popover(current: "Terminal", faces: FaceList(entries: [], isLoading: false))
        #expect(popover.surface(44, 15, plain).cursorRow == "›✓ Terminal")
        #expect(popover.press("<down>") == .stay)
    }

    @Test func hostileNamesAreShownAndNeverSent() {
        let face = Faces.face("Evil\u{1B}]0;x\u{7}\n", "\u{202E}Bold", [])
        var popover = Faces.popover(current: "Terminal", faces: FaceList(entries: [face, face], isLoading: false))
        popover.press("<down>")
        let surface = popover.surface(44, 15, plain)
        #expect(surface.cursorRow?.contains("Evil␛]0;x") == true)
    }

    @Test func tenThousandFacesFilterAndDraw() {
        var popover = Faces.popover(current: "Family 1200 Style 0", faces: Faces.many(10_000))
        #expect(popover.surface(44, 15, plain).cursorRow == "›✓ Family 1200 Style 0")
        popover.press("2499 style")
        let surface = popover.surface(44, 15, plain)
        #expect(surface.text.contains("4/10001"))
        #expect(popover.press("<enter>") == .post(FaceName("Family 2499 Style 0")))
    }

    @Test func lowScreensKeepTheRowThenTheFieldThenTheSample() {
        var popover = Faces.popover()
        #expect(popover.screen(18, 1) == "›✓ DejaVu Serif B~")
        #expect(popover.screen(18, 2) == "Filter:\n›✓ DejaVu Serif B~")
        #expect(popover.screen(18, 4) == "Filter:\n›✓ DejaVu Serif B~\n[DejaVu Serif Book\nThe quick brown fo")
    }
}
