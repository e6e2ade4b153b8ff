import Screen
import Testing

@testable import Popovers

struct TestCardPopoverTests {
    private func card(_ limits: TerminalLimits = .none) -> TestCardPopover {
        TestCardPopover(current: Capabilities(glyphs: .braille, colours: .palette), limits: limits)
    }

    @Test func everySetIsShownInItselfAndTheOneInForceIsChecked() {
        var card = card()
        #expect(
            card.screen(43, 15) == """
                Which picture looks right?
                   ascii     [ascii 256]

                   console   [console 256]

                   blocks    [blocks 256]

                   quadrants [quadrants 256]

                ›✓ braille   [braille 256]

                   sextants  [sextants 256]

                   octants   [octants 256]

                """)
    }

    @Test func enterPicksTheGlyphsAndThenTheColours() {
        var card = card()
        #expect(card.press("<up><enter>") == .stay)
        #expect(card.selection == Capabilities(glyphs: .quadrants, colours: .palette))
        #expect(
            card.screen(43, 6) == """
                Which colours look right?
                   none      [quadrants none]
                   8         [quadrants 8]
                   16        [quadrants 16]
                ›✓ 256       [quadrants 256]
                   truecolor [quadrants truecolor]
                """)
        #expect(card.press("<down> ") == .post(Capabilities(glyphs: .quadrants, colours: .exact)))
    }

    @Test func leftGoesBackToTheGlyphs() {
        var card = card()
        card.press("<up><enter><left>")
        #expect(card.selection == nil)
        #expect(card.surface(43, 15).cursorRow?.contains("quadrants") == true)
        #expect(card.press("<left>") == .ignored)
    }

    @Test func whatCannotBeShownSaysWhyAndIsNotPicked() {
        var card = card(TerminalLimits(obstacles: [.octants: .width, .sextants: .locale], hasColours: false))
        card.press("<end>")
        #expect(card.press("<enter>") == .stay)
        #expect(card.selection == nil)
        let screen = card.screen(70, 8).split(separator: "\n")
        #expect(screen.first == "the system does not know how wide these are")
        #expect(screen.last == "›  octants   the system does not know how wide these are")
        #expect(card.surface(70, 8)[3, 6].attributes == .dim, "the row of sextants is faint")
        card.press("<home><enter>")
        #expect(card.press("<enter>") == .stay, "256 colours are checked, but the terminal has none")
        #expect(card.press("<home><enter>") == .post(Capabilities(glyphs: .ascii, colours: .none)))
    }

    @Test func onTheLowestScreenAReasonGoesBeforeTheQuestion() {
        var card = card(TerminalLimits(obstacles: [.octants: .width]))
        #expect(card.screen(18, 2).split(separator: "\n").last == "›✓ braille   [brai")
        card.press("<end>")
        #expect(card.screen(18, 2).split(separator: "\n").first == "the system does n~")
    }

    @Test func aClickPicks() {
        var card = card()
        _ = card.surface(43, 15)
        let press = Input.mouse(MouseEvent(.press, at: CellPosition(column: 20, row: 2)))
        #expect(card.handle(press) == .stay)
        #expect(card.selection == Capabilities(glyphs: .ascii, colours: .palette))
    }
}
