import Screen
import Testing

@testable import Popovers

struct CommandTableTests {
    private let groups = [
        MenuGroup(
            title: "Draw",
            items: [
                MenuItem(name: "tool-line", label: "Line", keys: "2 /"), MenuItem(name: "tool-oval", label: "Oval", keys: "4 o"),
            ]),
        MenuGroup(title: "Nothing", items: []),
        MenuGroup(
            title: "Edit",
            items: [
                MenuItem(name: "undo", label: "Undo", keys: "u", unavailable: "nothing to undo"),
                MenuItem(name: "redo", label: "Redo", keys: "U Ctrl-R"),
            ]),
    ]

    @Test func theMenuShowsGroupsWithKeysOrReasons() {
        var menu = MenuPopover(groups: groups)
        #expect(
            menu.screen(32, 7) == """
                Filter:
                Draw
                ›  Line                      2 /
                   Oval                      4 o
                Edit
                   Undo          nothing to undo
                   Redo                 U Ctrl-R
                """)
    }

    @Test func enterRunsWhatCanBeRunAndGivesTheReasonElse() {
        var menu = MenuPopover(groups: groups)
        #expect(menu.press("<enter>") == .post("tool-line"))
        #expect(menu.press("<down><down><enter>") == .stay)
        #expect(menu.selection == nil)
        #expect(menu.screen(32, 8).hasSuffix("not now: nothing to undo"))
        #expect(menu.press("<down>") == .stay)
        #expect(!menu.screen(32, 8).contains("not now"))
        #expect(menu.press("<enter>") == .post("redo"))
    }

    @Test func theFilterKeepsTheHeadingsOfItsMatches() {
        var menu = MenuPopover(groups: groups)
        menu.press("redo")
        #expect(menu.screen(32, 3) == "Filter: redo                 1/4\nEdit\n›  Redo                 U Ctrl-R")
        menu.press("<C-u>tool oval")
        #expect(menu.press("<enter>") == .post("tool-oval"))
    }

    @Test func theHelpPutsKeysFirstAndExplainsBelow() {
        var help = HelpPopover(groups: groups, lines: ["Space starts a box, arrows size it, Space ends it."])
        #expect(
            help.screen(40, 8) == """
                Filter:
                Draw
                ›  2 /       Line
                   4 o       Oval
                Edit
                   u         Undo        nothing to undo
                   U Ctrl-R  Redo
                   Space starts a box, arrows size it, ~
                """)
        help.press("<end>")
        #expect(help.screen(40, 4).hasSuffix("Space starts a box, arrows size it,\nSpace ends it."))
        #expect(help.press("<enter>") == .stay)
        #expect(help.press("<C-u>line<enter>") == .post("tool-line"))
    }

    @Test func aClickOnARowRunsIt() {
        var menu = MenuPopover(groups: groups)
        _ = menu.surface(32, 7)
        #expect(menu.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 5, row: 3)))) == .post("tool-oval"))
        #expect(menu.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 5, row: 1)))) == .stay)
        #expect(menu.handle(.mouse(MouseEvent(.press, at: CellPosition(column: 5, row: 5)))) == .stay)
    }
}
