import Graphemes
import Popovers
import Screen

extension Editor {
    /// Whether the article is on the screen, as a pane or as a popover.
    var isArticleShown: Bool { isPaneShown || coordinator.request == .article }

    /// Whether the pane is on the screen.
    var isPaneShown: Bool { layout.paneColumns > 0 }

    /// Gives the pane its columns, or takes them back.
    mutating func placePane() {
        guard !layout.isTooSmall else { return }
        let wanted = desk.pane != nil && layout.hasRoomForPane ? layout.wantedPaneColumns : 0
        if wanted == 0, focus == .article { focus = .canvas }
        guard wanted != layout.paneColumns else { return }
        layout.paneColumns = wanted
        view.size = layout.canvas.size
        keepVisible()
    }

    /// Hands an input to the pane, which has the focus.
    mutating func handleInPane(_ input: Input) {
        forgetArticleFailure()
        guard let outcome = desk.pane?.handle(input) else { return }
        switch outcome {
        case .stay: break
        case .preview(let choice), .post(let choice): apply(choice)
        case .cancel: focus = .canvas
        case .leave: focus = .toolbar(.article)
        case .ignored:
            guard case .key(let key) = input else { return }
            // Its own key shows the list, keys of popovers open them, and what concerns the screen is done as everywhere.
            switch keyMap.match([key]) {
            case .command("article"): openArticle()
            case .command("redraw"): run("redraw")
            default:
                if let request = request(for: key) {
                    openForKey(request)
                } else {
                    say(words.messages.keyUnknown(KeyName.name(of: key)))
                }
            }
        }
    }

    /// Answers the mouse over the pane; tells whether it was there.
    mutating func handleInPane(_ event: MouseEvent) -> Bool {
        guard let pane = layout.pane, pane.contains(event.position) else { return false }
        let content = PaneFrame(pane).content
        if event.action == .press { focus = .article }
        guard content.contains(event.position) else { return true }
        let former = focus
        handleInPane(.mouse(MouseEvent(event.action, at: event.position - content.origin)))
        // The wheel moves what is under it and takes no focus.
        if event.action != .press { focus = former }
        return true
    }

    /// Draws the pane; the cursor stands in it while it has the focus.
    mutating func drawPane(on surface: inout Surface) {
        guard let area = layout.pane, desk.pane != nil else { return }
        let context = popoverContext
        let frame = PaneFrame(area)
        frame.draw(
            on: &surface, title: desk.pane?.title(words) ?? "", hints: focus == .article ? desk.pane?.hints(words) ?? "" : "",
            hasFocus: focus == .article, theme: theme, glyphs: capabilities.glyphs)
        var content = Surface(frame.content.size)
        desk.pane?.draw(on: &content, context: context)
        let cursor = surface.cursor
        surface.draw(content, at: frame.content.origin)
        if focus != .article { surface.cursor = cursor }
    }
}
