import Articles
import Screen
import Words

extension ArticlePopover {
    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        var area = CellRect(of: surface)
        guard area.size.rows > 0, area.size.columns > 0 else { return }
        // What is going on is told wherever the person is.
        if let line = statusLine(context.words), area.size.rows > 2 {
            area.size.rows -= 1
            surface.writeCut(
                line, column: 0, row: area.endRow, style: context.theme.strong, width: area.size.columns)
        }
        switch part {
        case .list: list.draw(on: &surface, in: area, context: context)
        case .outline: drawOutline(on: &surface, in: area, context: context)
        case .text, .search: drawText(on: &surface, in: area, context: context)
        }
    }

    private func statusLine(_ all: Words) -> String? {
        let words = all.article
        switch content.status {
        case .idle: return isNotFound ? words.notFound : nil
        case .failed(let text): return text
        case .loading(let progress):
            let text =
                switch progress {
                case .asking: words.asking
                case .received(let bytes): words.received(all.number((bytes + 1023) / 1024))
                case .waiting(let seconds): words.waiting(String(seconds))
                }
            return "\(text) \u{2026} \(words.cancelHint)"
        }
    }

    private mutating func drawOutline(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        guard let page = content.article?.page else { return }
        outline.draw(on: &surface, in: area, context: context) { number in
            let paragraph = page.paragraphs[page.headings[number]]
            return ListRow(String(repeating: "  ", count: max(0, paragraph.headingLevel - 2)) + paragraph.visualText)
        }
    }

    private mutating func drawText(on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        let words = context.words.article
        guard let article = content.article else {
            if !content.status.isLoading { surface.writeWrapped(words.nothingOpen, in: area, style: context.theme.faint) }
            surface.cursor = area.origin
            return
        }
        // The licence asks that title, address and licence are always in sight.
        let lines = sourceLines(of: article, size: area.size, words: words)
        var rest = area
        rest.size.rows -= lines.count
        let hasField = part == .search && rest.size.rows > 1
        if hasField { rest.size.rows -= 1 }
        reader.draw(on: &surface, in: rest, theme: context.theme)
        draw(lines, on: &surface, in: area, context: context)
        guard hasField else { return }
        let line = CellRect(column: rest.minColumn, row: rest.endRow, columns: rest.size.columns, rows: 1)
        field.draw(on: &surface, in: line, prompt: words.search + " ", takesCursor: true, context: context)
    }

    /// Notes, address, licence and dates, as many of the last of them as leave the text a row.
    private func sourceLines(of article: LoadedArticle, size: CellSize, words: ArticleWords) -> [String] {
        var licence = "CC BY-SA 4.0"
        if let changed = article.text.changed { licence += "  \(words.changed(String(changed.prefix(10))))" }
        let notes = size.rows >= 8 ? content.notes.flatMap { $0.wrapped(columns: size.columns) } : []
        // A long address is shown whole where that leaves the text enough room: it may be wanted elsewhere.
        let address = article.text.address.text
        let whole = address.wrapped(columns: size.columns)
        let addresses = whole.count <= size.rows / 4 ? whole : [address]
        return (notes + addresses + [licence]).suffix(max(0, size.rows - 1))
    }

    /// Draws lines at the bottom, and behind the last one how much of the text was read.
    private mutating func draw(_ lines: [String], on surface: inout Surface, in area: CellRect, context: PopoverContext) {
        let theme = context.theme
        let percent = context.words.status.percent(String(reader.percent()))
        for (number, line) in lines.enumerated() {
            let row = area.endRow - lines.count + number
            let isLast = number == lines.count - 1
            let width = area.size.columns - (isLast ? percent.count + 1 : 0)
            surface.writeCut(line, column: area.minColumn, row: row, style: theme.faint, width: width)
            guard isLast else { continue }
            surface.write(
                percent, column: area.endColumn - percent.count, row: row, style: theme.faint, width: percent.count)
        }
    }
}
