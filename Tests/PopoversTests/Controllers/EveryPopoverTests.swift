import Drawing
import Screen
import TestSupport
import Testing
import Words

@testable import Popovers

/// What holds for every popover, whatever is pressed and however small the screen is.
struct EveryPopoverTests {
    private static let sizes = [(0, 0), (1, 1), (2, 2), (18, 1), (18, 2), (18, 3), (32, 10), (3, 20), (80, 24)]

    private let card = Capabilities(glyphs: .braille, colours: .palette)
    private let limits = TerminalLimits(obstacles: [.octants: .width])

    private func endure<Popover: PopoverController>(_ popover: Popover, seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var popover = popover
        let keys = inputs(
            "<enter><esc><tab><S-tab><bs><del><up><down><left><right><home><end><pgup><pgdn><C-a><C-e><C-w><C-u><C-k><C-p><C-n>"
                + "abdefhjklmnsxy 0123456789,-#*é漢\u{301}")
        for step in 0..<150 {
            let name = "\(Popover.self) seed \(seed) step \(step)"
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                let actions: [MouseEvent.Action] = [.press, .drag, .release, .wheelUp, .wheelDown]
                let place = CellPosition(
                    column: .random(in: -3...90, using: &random),
                    row: [.min, -1, 0, 1, 2, 5, .max].randomElement(using: &random) ?? 0)
                _ = popover.handle(.mouse(MouseEvent(actions.randomElement(using: &random) ?? .press, at: place)))
            case 1: _ = popover.handle(.paste("a\u{1B}[2J\n漢\u{301}"))
            default: _ = popover.handle(keys.randomElement(using: &random) ?? .paste(""))
            }
            let (columns, rows) = EveryPopoverTests.sizes.randomElement(using: &random) ?? (1, 1)
            let language = Language.allCases.randomElement(using: &random) ?? .english
            let surface = popover.surface(columns, rows, context(language, ready: Bool.random(using: &random)))
            #expect(surface.checkMarks <= 1, "\(name)")
            if columns > 0, rows > 0 {
                let whole = CellRect(column: 0, row: 0, columns: columns, rows: rows)
                #expect(surface.cursor.map { whole.contains($0) } == true, "\(name) \(columns)x\(rows)")
            }
        }
    }

    @Test(arguments: 0..<8) func enduresAnyKeysOnAnyScreen(seed: Int) {
        let items = (0..<9).map { MenuItem(name: "n\($0)", label: "Label \($0)", keys: "k", unavailable: $0 == 4 ? "no" : nil) }
        let groups = [MenuGroup(title: "One", items: items), MenuGroup(title: "Two", items: items)]
        endure(Faces.popover(), seed: seed)
        endure(Faces.popover(current: "Missing", substitute: "DejaVu Sans Bold", faces: FaceList()), seed: seed)
        endure(SizePopover(current: 24, style: .first, language: "en", sample: nil), seed: seed)
        endure(StrokePopover(current: StrokeChoice(width: 2, pen: .dots), style: .first), seed: seed)
        endure(ColourPopover(role: .fill, current: nil, style: .first, recent: []), seed: seed)
        endure(LanguagePopover(current: "fr"), seed: seed)
        endure(MenuPopover(groups: groups), seed: seed)
        endure(HelpPopover(groups: groups, lines: ["A long line of help that has to be wrapped somewhere."]), seed: seed)
        endure(CommandLinePopover(completion: CommandCompletion(commands: ["save", "select"]), history: ["w"]), seed: seed)
        endure(QuestionPopover("Sure?", answers: [QuestionAnswer(key: "y", label: "Yes")], safe: 0), seed: seed)
        endure(FilesPopover([DrawingEntry("a.dudel", changed: 1), DrawingEntry("b.dudel")], open: "b.dudel"), seed: seed)
        endure(TestCardPopover(current: card, limits: limits), seed: seed)
        endure(GotoPopover(column: 1, row: 1), seed: seed)
        endure(ExactSizePopover(text: "4"), seed: seed)
    }

    @Test(arguments: Language.allCases) func titlesAndFootersAreWordsInEveryLanguage(language: Language) {
        let words = Words.of(language)
        func check(_ popover: some PopoverController) {
            #expect(!popover.title(words).isEmpty)
            #expect(!popover.hints(words).isEmpty)
            let size = popover.wantedSize(in: context(language))
            #expect(size.columns >= 32 && size.columns <= 80 && size.rows > 0)
        }
        check(Faces.popover())
        check(SizePopover(current: 24, style: .first, language: language.code, sample: nil))
        check(StrokePopover(current: StrokeChoice(width: 2, pen: .dots), style: .first))
        check(ColourPopover(role: .fill, current: nil, style: .first, recent: []))
        check(LanguagePopover(current: language.code))
        check(MenuPopover(groups: []))
        check(HelpPopover(groups: [], lines: []))
        check(CommandLinePopover(completion: CommandCompletion(commands: [])))
        check(QuestionPopover("?", answers: [], safe: 0))
        check(FilesPopover([], open: nil))
        check(TestCardPopover(current: card, limits: limits))
        check(GotoPopover(column: 1, row: 1))
        check(ExactSizePopover())
    }

    @Test func valuesApplyOnClosingAndChoicesDoNot() {
        #expect(FontPopover.kind == .value && SizePopover.kind == .value)
        #expect(StrokePopover.kind == .value && ColourPopover.kind == .value)
        #expect(LanguagePopover.kind == .choice && MenuPopover.kind == .choice && HelpPopover.kind == .choice)
        #expect(CommandLinePopover.kind == .choice && QuestionPopover.kind == .choice && FilesPopover.kind == .choice)
        #expect(TestCardPopover.kind == .choice && GotoPopover.kind == .choice && ExactSizePopover.kind == .choice)
    }
}
