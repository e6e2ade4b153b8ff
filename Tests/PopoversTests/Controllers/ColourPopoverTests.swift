import Drawing
import Geometry
import Screen
import Testing
import Words

@testable import Popovers

struct ColourPopoverTests {
    private let teal = Ink.colour(Colour(red: 0, green: 128, blue: 128))
    private let red = Ink.colour(NamedColour.red.colour)

    private func popover(_ role: ColourRole, _ current: Ink?, recent: [Ink] = []) -> ColourPopover {
        ColourPopover(role: role, current: current, style: .first, recent: recent)
    }

    @Test func printsTheNamesOfTheGrid() {
        var popover = popover(.fill, nil)
        #expect(
            popover.screen(48, 9) == """
                  ## red          ## green        ## blue
                  ## cyan         ## yellow       ## magenta
                  ## orange       ## purple       ## brown
                  ## white        ## light grey   ## black
                  ## default    ›✓## none
                  #
                none
                [none]

                """)
    }

    @Test(arguments: [(Language.french, "rouge"), (.german, "Hellgrau"), (.spanish, "amarillo")])
    func namesAreInEveryLanguage(language: Language, word: String) {
        var popover = popover(.stroke, .standard)
        let surface = popover.surface(48, 9, context(language))
        #expect(surface.text.contains(word))
        #expect(surface.checkMarks == 1)
    }

    @Test func aStrokeCannotBeNone() {
        var popover = popover(.stroke, .standard)
        #expect(!popover.screen(48, 9).contains("none"))
    }

    @Test func arrowsPreviewAndEnterPosts() {
        var popover = popover(.stroke, red)
        #expect(popover.press("j") == .preview(ColourChoice(ink: .colour(NamedColour.cyan.colour))))
        #expect(popover.surface(48, 9).text.contains("cyan  #00ffff"))
        #expect(popover.press(" ") == .post(ColourChoice(ink: .colour(NamedColour.cyan.colour))))
        #expect(popover.press("c") == .ignored)
        #expect(popover.press("<C-c>") == .cancel)
    }

    @Test func recentColoursFollowWithoutRepeats() {
        var popover = popover(.stroke, teal, recent: [red, teal, .colour(Colour(red: 1, green: 2, blue: 3)), .standard])
        let surface = popover.surface(48, 9)
        #expect(surface.text.contains("default    ›✓## #008080      ## #010203"))
        #expect(surface.checkMarks == 1)
    }

    @Test func aHashOpensTheFieldWhereEveryKeyIsText() {
        var popover = popover(.stroke, .standard)
        #expect(popover.press("#") == .stay)
        #expect(popover.surface(48, 9).cursor == CellPosition(column: 3, row: 5))
        #expect(popover.press("0080") == .stay)
        #expect(popover.press("80") == .preview(ColourChoice(ink: teal)))
        #expect(popover.press("<enter>") == .post(ColourChoice(ink: teal)))
    }

    @Test func aWrongHexIsRefusedWithAWord() {
        var popover = popover(.stroke, red)
        popover.press("#12hk")
        #expect(popover.press("<enter>") == .stay)
        #expect(popover.screen(48, 9).contains("#12hk is no colour: six digits are needed, as in\n#ff8000"))
        popover.press("<bs>")
        #expect(popover.screen(48, 9).contains("a colour is typed as #ff8000"))
        #expect(popover.selection == ColourChoice(ink: red))
        #expect(popover.press("<C-u>ff0000<enter>") == .post(ColourChoice(ink: red)))
    }

    @Test func tabReachesTheFieldAndLeaves() {
        var popover = popover(.fill, nil)
        #expect(popover.press("<tab>") == .stay)
        #expect(popover.press("<S-tab>") == .stay)
        #expect(popover.press("<tab><tab>") == .leave)
    }

    @Test func lowScreensShowTheControlInFocus() {
        var popover = popover(.stroke, red)
        #expect(popover.surface(18, 1).cursorRow == "›✓## red")
        popover.press("#")
        #expect(popover.screen(18, 1) == "› #")
    }
}
