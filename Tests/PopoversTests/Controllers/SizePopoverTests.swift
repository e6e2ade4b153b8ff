import Drawing
import Screen
import TestSupport
import Testing
import Words

@testable import Popovers

struct SizePopoverTests {
    private func popover(_ size: Int = 24, face: String = "DejaVu Serif Book", language: String = "en") -> SizePopover {
        SizePopover(current: size, style: Style(face: FaceName(face)), language: language, sample: nil)
    }

    @Test func showsNumberBarAndSampleInTheSize() {
        var popover = popover()
        popover.press("36")
        let surface = popover.surface(32, 3)
        #expect(surface.text == "›Size  36 [=======|------------]\n[DejaVu Serif Book 36]\nThe quick brown fox jumps over t")
        #expect(surface.cursor == CellPosition(column: 18, row: 0))
    }

    @Test(arguments: [
        (Language.english, "›Size  24"), (.french, "›Taille  24"), (.german, "›Größe  24"), (.spanish, "›Tamaño  24"),
    ])
    func speaksEveryLanguage(language: Language, start: String) {
        var popover = popover(face: "Terminal", language: language.code)
        let screen = popover.screen(60, 10, context(language))
        #expect(screen.hasPrefix(start))
        #expect(screen.contains(Words.of(language).popovers.terminalSize.shown))
        #expect(screen.contains(Words.of(language).popovers.sample))
    }

    @Test func postsOnlyWithEnterOrSpace() {
        var popover = popover()
        #expect(popover.press("<right>") == .preview(25))
        #expect(popover.press("1") == .preview(1))
        #expect(popover.press("2") == .preview(12))
        #expect(popover.press("<enter>") == .post(12))
        #expect(popover.press(" ") == .post(12))
        #expect(popover.press("<esc>") == .cancel)
        #expect(popover.press("s") == .ignored)
        #expect(popover.press("<tab>") == .leave)
        #expect(popover.handle(.paste("99")) == .stay)
        #expect(popover.selection == 12)
    }

    @Test(arguments: 0..<20) func movingTheSliderNeverClosesIt(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var popover = popover()
        let keys = inputs("<left><right><up><down><home><end><pgup><pgdn>hjkl0123456789<bs>")
        for step in 0..<300 {
            var input = keys.randomElement(using: &random) ?? .paste("")
            if Int.random(in: 0..<5, using: &random) == 0 {
                _ = popover.surface(40, 10)
                let place = CellPosition(column: .random(in: -2..<45, using: &random), row: .random(in: -1..<4, using: &random))
                let actions: [MouseEvent.Action] = [.press, .drag, .release, .wheelUp, .wheelDown]
                input = .mouse(MouseEvent(actions.randomElement(using: &random) ?? .press, at: place))
            }
            switch popover.handle(input) {
            case .stay, .preview: break
            default: Issue.record("seed \(seed) step \(step): \(input)")
            }
            #expect(popover.selection.map { Style.sizes.contains($0) } == true, "seed \(seed) step \(step)")
        }
    }
}
