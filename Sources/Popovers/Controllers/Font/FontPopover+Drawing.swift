import Drawing
import Graphemes
import Screen
import Words

extension FontPopover {
    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        FontListLayout.wantedSize(
            faces: faces.count + 1, glyphs: context.glyphs, longestName: longestName, room: context.room)
    }

    /// The samples of the faces in sight, and of those a page ahead each way.
    public mutating func samples(in size: CellSize, context: PopoverContext) -> [FaceSample] {
        let plan = RowPlan(size: size, popover: self, context: context)
        guard plan.layout.rowHeight > 1 else { return [] }
        let area = CellRect(origin: .zero, size: size).rows(from: 0, count: plan.layout.listRows)
        let rows = self
        list.place(in: area) { plan.height(of: $0, in: rows) }
        let near = list.nearItems
        return (near.visible + near.ahead).compactMap { plan.sample(of: $0, in: rows) }
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        let words = context.words.popovers
        let plan = RowPlan(size: area.size, popover: self, context: context)
        let layout = plan.layout
        // A copy answers the rows while the list is being changed; its arrays are shared.
        let rows = self
        list.draw(
            on: &surface, in: area.rows(from: 0, count: layout.listRows), context: context,
            height: { plan.height(of: $0, in: rows) }, labelColumns: layout.labelColumns
        ) { item in
            var row = rows.row(item, words: words)
            row.sample = plan.picture(of: item, in: rows, context: context)
            if row.isUnavailable { row.sample?.dim(as: context.theme.faint) }
            return row
        }
        if layout.noteRows > 0 {
            surface.writeCut(
                note(words: words), column: 0, row: layout.listRows, style: context.theme.faint, width: area.size.columns)
        }
        guard let item = list.highlightedItem, layout.sampleRows > 0 else { return }
        var style = style
        style.face = name(of: item)
        // Three quarters of the sample's height leave room for what reaches below the line.
        style.size = layout.sampleRows * 3
        style.language = language
        let below = area.rows(from: layout.listRows + layout.noteRows, count: layout.sampleRows)
        let subject = Preview.Subject.specimen(plan.text)
        PopoverLayout.draw(Preview(subject, style: style), on: &surface, in: below, context: context)
    }
}

/// What the rows of the font popover have in common at one size of it.
private struct RowPlan {
    let layout: FontListLayout
    let text: String
    private let isDense: Bool
    private let columns: Int
    private let glyphs: GlyphSet

    init(size: CellSize, popover: FontPopover, context: PopoverContext) {
        layout = FontListLayout(size: size, glyphs: context.glyphs, longestName: popover.longestName)
        text = PopoverLayout.sampleText(given: popover.sample, language: popover.language, words: context.words)
        columns = layout.sampleColumns(of: size.columns)
        glyphs = context.glyphs
        // Han characters, kana and Hangul are those that a terminal shows in two columns.
        isDense = text.prefix(12).contains { Grapheme($0).columns > 1 }
    }

    func height(of item: Int, in popover: FontPopover) -> Int { popover.height(of: item, in: layout, isDense: isDense) }

    func sample(of item: Int, in popover: FontPopover) -> FaceSample? {
        popover.sample(of: item, text: text, height: height(of: item, in: popover), columns: columns, glyphs: glyphs)
    }

    func picture(of item: Int, in popover: FontPopover, context: PopoverContext) -> Surface? {
        guard layout.rowHeight > 1 else { return nil }
        if item == 0 { return popover.terminalSample(text, height: height(of: item, in: popover), columns: columns) }
        return sample(of: item, in: popover).flatMap { context.previews.surface(for: $0) }
    }
}

extension Surface {
    /// Gives every cell that has no colour of its own a style's, and its attributes.
    fileprivate mutating func dim(as style: CellStyle) {
        restyle(CellRect(of: self)) { cell in
            if cell.foreground == .standard { cell.foreground = style.foreground }
            cell.attributes.formUnion(style.attributes)
        }
    }
}
