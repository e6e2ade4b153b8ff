import Drawing
import Screen
import Testing
import Words

@testable import Popovers

struct StrokePopoverTests {
    private func popover(_ width: Int = 2, _ pen: Pen = .light) -> StrokePopover {
        StrokePopover(current: StrokeChoice(width: width, pen: pen), style: .first)
    }

    @Test func showsWidthPensAndSample() {
        var popover = popover()
        #expect(
            popover.screen(32, 8) == """
                ›Width  2 [=|------------------]
                  dots    ›✓light     heavy
                  double    rounded   dashed
                  ascii
                the width is for the dots pen
                [2 light]


                """)
    }

    @Test func germanPensAreInWords() {
        var popover = popover()
        let screen = popover.screen(42, 8, context(.german))
        #expect(screen.contains("  Punkte     ›✓dünn         dick\n  doppelt      rund         Striche\n  ascii"))
    }

    @Test func tabWalksFromTheWidthToThePensAndOut() {
        var popover = popover()
        #expect(popover.press("<right>") == .preview(StrokeChoice(width: 3, pen: .light)))
        #expect(popover.press("<tab>") == .stay)
        #expect(popover.surface(32, 8).cursor == CellPosition(column: 10, row: 1))
        #expect(popover.press("l") == .preview(StrokeChoice(width: 3, pen: .heavy)))
        #expect(popover.press("5") == .ignored)
        #expect(popover.press("<S-tab>") == .stay)
        #expect(popover.press("19") == .preview(StrokeChoice(width: 19, pen: .heavy)))
        #expect(popover.press("<tab><tab>") == .leave)
        #expect(popover.press("<enter>") == .post(StrokeChoice(width: 19, pen: .heavy)))
    }

    @Test func theCheckMarkStaysOnThePenItOpenedWith() {
        var popover = popover(2, .double)
        popover.press("<tab><left><left>")
        #expect(popover.surface(32, 8).text.contains(" ✓double"))
        #expect(popover.surface(32, 8).checkMarks == 1)
    }

    @Test func clicksMoveFocusAndValue() {
        var popover = popover()
        _ = popover.surface(32, 8)
        let heavy = Input.mouse(MouseEvent(.press, at: CellPosition(column: 22, row: 1)))
        #expect(popover.handle(heavy) == .preview(StrokeChoice(width: 2, pen: .heavy)))
        #expect(popover.surface(32, 8).cursor == CellPosition(column: 20, row: 1))
        #expect(popover.handle(heavy) == .post(StrokeChoice(width: 2, pen: .heavy)))
        #expect(
            popover.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 30, row: 0))))
                == .preview(StrokeChoice(width: 20, pen: .heavy)))
    }

    @Test func lowScreensShowTheControlInFocus() {
        var popover = popover()
        #expect(popover.screen(18, 1) == "›Width  2 [|-----]")
        popover.press("<tab>")
        #expect(popover.screen(18, 1) == "›✓light")
        #expect(popover.screen(18, 3) == " Width  2 [|-----]\n›✓light\n[2 light]")
    }
}
