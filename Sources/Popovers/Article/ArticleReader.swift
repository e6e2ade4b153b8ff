import Articles
import Drawing
import Glibc
import Graphemes
import Screen

/// The text of an article, wrapped as far as it is in sight, and where the view stands in it.
struct ArticleReader: Sendable {
    private(set) var page: ArticlePage?
    /// The first line in sight.
    private(set) var position = ArticlePosition()
    private var columns = 0
    private var rows = 1
    /// The lines of paragraphs that were in sight lately, as ranges of characters.
    private var wrapped: [Int: [Range<Int>]] = [:]
    /// What is searched for, in lower case.
    private(set) var query = ""

    /// Takes an article and the place to begin at.
    mutating func show(_ page: ArticlePage?, at position: ArticlePosition) {
        guard page != self.page || position != self.position else { return }
        if page != self.page { wrapped = [:] }
        self.page = page
        self.position = position
    }

    // MARK: - Lines

    private mutating func lines(of paragraph: Int) -> [Range<Int>] {
        if let lines = wrapped[paragraph] { return lines }
        guard let page, page.paragraphs.indices.contains(paragraph) else { return [] }
        let lines = CellLineBreaker.lines(of: Array(page.paragraphs[paragraph].text), columns: max(1, columns))
        if wrapped.count > 512 { wrapped = [:] }
        wrapped[paragraph] = lines
        return lines
    }

    /// The line of its paragraph that a place lies on.
    private mutating func line(of position: ArticlePosition) -> Int {
        lines(of: position.paragraph).lastIndex { $0.lowerBound <= position.character } ?? 0
    }

    /// Moves by lines, forwards or backwards, and tells whether there was somewhere to go.
    mutating func scroll(by count: Int) -> Bool {
        guard let page else { return false }
        let former = position
        var paragraph = position.paragraph
        var line = line(of: position) + count
        while line < 0, paragraph > 0 {
            paragraph -= 1
            line += lines(of: paragraph).count
        }
        while paragraph + 1 < page.paragraphs.count {
            let count = lines(of: paragraph).count
            guard line >= count else { break }
            line -= count
            paragraph += 1
        }
        go(to: paragraph, line: line)
        return position != former
    }

    /// Moves by pages, of which a line stays in sight.
    mutating func page(by count: Int) -> Bool { scroll(by: count * max(1, rows - 1)) }

    /// Moves to the beginning or to where the end stands at the bottom.
    mutating func go(toEnd: Bool) -> Bool {
        guard let page else { return false }
        let former = position
        go(to: toEnd ? page.paragraphs.count - 1 : 0, line: toEnd ? .max / 2 : 0)
        return position != former
    }

    /// Moves to a paragraph, as a heading's.
    mutating func go(toParagraph paragraph: Int) -> Bool {
        let former = position
        go(to: paragraph, line: 0)
        return position != former
    }

    /// Moves to the heading after the place, or to the one before it.
    mutating func go(toHeading step: Int) -> Bool {
        guard let page else { return false }
        let current = page.heading(above: position.paragraph)
        if step < 0, let current, page.headings[current] < position.paragraph || position.character > 0 {
            return go(toParagraph: page.headings[current])
        }
        let wanted = (current ?? -1) + step
        if wanted < 0 { return go(toEnd: false) }
        guard page.headings.indices.contains(wanted) else { return false }
        return go(toParagraph: page.headings[wanted])
    }

    private mutating func go(to paragraph: Int, line: Int) {
        let paragraph = max(0, min(paragraph, (page?.paragraphs.count ?? 1) - 1))
        let lines = lines(of: paragraph)
        let line = max(0, min(line, lines.count - 1))
        position = ArticlePosition(paragraph: paragraph, character: lines.isEmpty ? 0 : lines[line].lowerBound)
        keepFull()
    }

    /// Goes no further than where the end of the text stands at the bottom.
    private mutating func keepFull() {
        guard let page else { return }
        var left = rows
        var paragraph = page.paragraphs.count
        while left > 0, paragraph > 0 {
            paragraph -= 1
            left -= lines(of: paragraph).count
            guard paragraph >= position.paragraph else { return }
        }
        let line = max(0, -left)
        let own = self.line(of: position)
        guard position.paragraph > paragraph || position.paragraph == paragraph && own > line else { return }
        let lines = lines(of: paragraph)
        position = ArticlePosition(paragraph: paragraph, character: lines.isEmpty ? 0 : lines[line].lowerBound)
    }

    /// How much of the text lies before the end of the view, in percent.
    mutating func percent() -> Int {
        guard let page, let all = page.starts.last, all > 0 else { return 100 }
        var paragraph = position.paragraph
        var left = rows + line(of: position)
        while left > 0, paragraph < page.paragraphs.count {
            left -= lines(of: paragraph).count
            if left >= 0 { paragraph += 1 }
        }
        return page.starts[min(paragraph, page.paragraphs.count)] * 100 / all
    }

    // MARK: - Search

    /// Searches for a text from the place on, forwards or backwards and around the ends; tells whether it is there.
    mutating func find(_ text: String, forwards: Bool, fromHere: Bool) -> Bool {
        query = text.lowercased()
        guard let page, !query.isEmpty else { return false }
        let count = page.paragraphs.count
        let own = line(of: position)
        for step in 0...count {
            let paragraph = (position.paragraph + (forwards ? step : count - step)) % count
            var hits = hits(in: paragraph)
            if step == 0 || step == count {
                let isWrapped = step == count
                hits = hits.filter { hit in
                    let isBehind = hit > own || hit == own && fromHere && forwards
                    return forwards ? isBehind != isWrapped : (hit < own) != isWrapped
                }
            }
            guard let line = forwards ? hits.first : hits.last else { continue }
            let lines = lines(of: paragraph)
            position = ArticlePosition(paragraph: paragraph, character: lines[line].lowerBound)
            keepFull()
            return true
        }
        return false
    }

    /// The lines of a paragraph that the search's text begins on, ascending.
    private mutating func hits(in paragraph: Int) -> [Int] {
        guard let page else { return [] }
        guard ArticleReader.contains(page.paragraphs[paragraph].text.lowercased(), query) else { return [] }
        let starts = ArticleReader.places(of: query, in: Array(page.paragraphs[paragraph].text))
        let lines = lines(of: paragraph)
        var hits: [Int] = []
        for start in starts {
            if let line = lines.lastIndex(where: { $0.lowerBound <= start }), hits.last != line { hits.append(line) }
        }
        return hits
    }

    /// Whether a text holds another: by bytes, since most paragraphs do not, and a whole article is searched at a key.
    private static func contains(_ text: String, _ query: String) -> Bool {
        var (text, query) = (text, query)
        return text.withUTF8 { text in
            query.withUTF8 { query in
                guard let start = text.baseAddress, let wanted = query.baseAddress else { return query.isEmpty }
                var offset = 0
                while offset + query.count <= text.count {
                    let room = text.count - query.count + 1 - offset
                    guard let found = memchr(start + offset, Int32(wanted[0]), room) else { return false }
                    if memcmp(found, wanted, query.count) == 0 { return true }
                    offset = UnsafeRawPointer(start).distance(to: found) + 1
                }
                return false
            }
        }
    }

    /// Where a text in lower case begins among characters.
    static func places(of query: String, in characters: [Character]) -> [Int] {
        let wanted = Array(query)
        guard !wanted.isEmpty, characters.count >= wanted.count else { return [] }
        let folded = characters.map { Character($0.lowercased().first.map(String.init) ?? String($0)) }
        return (0...(folded.count - wanted.count)).filter { start in
            wanted.indices.allSatisfy { folded[start + $0] == wanted[$0] }
        }
    }

    // MARK: - Drawing

    /// Takes the size it is drawn at.
    private mutating func place(columns: Int, rows: Int) {
        if columns != self.columns { wrapped = [:] }
        self.columns = columns
        self.rows = max(1, rows)
        keepFull()
    }

    /// Draws what is in sight and puts the cursor on the first line.
    mutating func draw(on surface: inout Surface, in area: CellRect, theme: Theme) {
        place(columns: area.size.columns, rows: area.size.rows)
        guard let page, area.size.rows > 0 else { return }
        var paragraph = position.paragraph
        var line = line(of: position)
        var row = area.minRow
        surface.cursor = area.origin
        while row < area.endRow, paragraph < page.paragraphs.count {
            let lines = lines(of: paragraph)
            let shown = page.paragraphs[paragraph]
            let characters = Array(shown.text)
            while line < lines.count, row < area.endRow {
                let cells = CellLine(
                    characters, lines[line], directions: shown.directions, query: query, columns: area.size.columns)
                cells.draw(
                    on: &surface, column: area.minColumn, row: row,
                    style: shown.headingLevel > 0 ? theme.strong : theme.plain, marked: theme.focus)
                line += 1
                row += 1
            }
            paragraph += 1
            line = 0
        }
    }
}
