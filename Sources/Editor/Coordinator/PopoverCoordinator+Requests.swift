import Drawing
import Popovers
import Words

extension PopoverCoordinator {
    /// Which controller a request presents, and what its selection means: side by side, for every popover there is.
    static func presentation(for request: PopoverRequest, with values: Values) -> any Presentation {
        let style = values.style
        switch request {
        case .font:
            return Presented(
                FontPopover(
                    current: style.face, substitute: values.substitute, faces: values.faces, style: style,
                    language: values.language,
                    recent: values.recentFaces, sample: values.sample)
            ) { .style(.face($0)) }
        case .size:
            return Presented(SizePopover(current: style.size, style: style, language: values.language, sample: values.sample)) {
                .style(.size($0))
            }
        case .textSetting:
            return Presented(
                TextSettingPopover(
                    current: TextSetting(style), natural: values.naturalAlignment, style: style, language: values.language,
                    sample: values.sample)
            ) { .style(.textSetting($0)) }
        case .stroke:
            return Presented(StrokePopover(current: StrokeChoice(width: style.width, pen: style.pen), style: style)) {
                // What was left alone stays as it is, which may differ from drawable to drawable.
                switch ($0.width == style.width, $0.pen == style.pen) {
                case (false, true): .style(.width($0.width))
                case (true, false): .style(.pen($0.pen))
                default: .style(.stroke(width: $0.width, pen: $0.pen))
                }
            }
        case .strokeColour:
            return Presented(ColourPopover(role: .stroke, current: style.stroke, style: style, recent: values.recentInks)) {
                .style(.strokeInk($0.ink ?? .standard))
            }
        case .fillColour:
            return Presented(ColourPopover(role: .fill, current: style.fill, style: style, recent: values.recentInks)) {
                .style(.fillInk($0.ink))
            }
        case .language:
            return Presented(LanguagePopover(current: values.language, editions: values.editions)) { .language($0) }
        case .article:
            return Presented(ArticlePopover(values.article, showsList: values.showsArticleList)) { .article($0) }
        case .menu:
            return Presented(MenuPopover(groups: values.commands)) { .command($0) }
        case .help:
            return Presented(HelpPopover(groups: values.commands, lines: values.words.commands.helpLines)) { .command($0) }
        case .commandLine(let text):
            return Presented(
                CommandLinePopover(completion: values.completion, history: values.commandHistory, text: text)
            ) { .typed($0) }
        case .files:
            return Presented(
                FilesPopover(values.drawings, open: values.openDrawing, highlighted: values.highlightedDrawing)
            ) { .files($0) }
        case .fileName(let name, let typed):
            return Presented(FileNamePopover(name: name, typed: typed)) { .fileName($0, for: name) }
        case .testCard:
            return Presented(TestCardPopover(current: values.capabilities, limits: values.limits)) { .terminal($0) }
        case .position:
            return Presented(GotoPopover(column: values.column, row: values.row)) { .position(column: $0.column, row: $0.row) }
        case .exactSize(let text):
            return Presented(ExactSizePopover(text: text, takesSizes: values.takesSizes)) { choice in
                switch choice {
                case .size(let width, let height, let isDots): .exactSize(width: width, height: height, inDots: isDots)
                case .offset(let columns, let rows, let isDots): .exactOffset(columns: columns, rows: rows, inDots: isDots)
                }
            }
        case .question(let question):
            return Presented(question.popover(values.words)) { .answer(question, $0) }
        }
    }
}
