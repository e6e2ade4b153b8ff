import Drawing
import Screen
import Words

extension FontPopover {
    /// The name of an item's face and what is to be said about it.
    func row(_ item: Int, words: PopoverWords) -> ListRow {
        let label = item == 0 ? FaceName.terminal.text : faces[item - 1].label
        let isUnable = cannotWrite(item)
        if isSubstitute(item) { return ListRow(label, detail: words.substitute, isUnavailable: isUnable) }
        let details = [item == 0 ? "" : kind(of: faces[item - 1], words: words), isUnable ? words.lacks(language) : ""]
        return ListRow(label, detail: details.filter { !$0.isEmpty }.joined(separator: ", "), isUnavailable: isUnable)
    }

    /// What is particular about a face's font, in a word, or nothing.
    private func kind(of face: FaceEntry, words: PopoverWords) -> String {
        if face.traits.contains(.colour) { return words.colourFace }
        return face.traits.contains(.type1) ? "Type 1" : ""
    }

    /// What is to be said about the highlighted face.
    func note(words: PopoverWords) -> String {
        guard let item = list.highlightedItem else { return isLoading ? words.loading : "" }
        if isSubstitute(item) { return words.standsIn(current.text) }
        if cannotWrite(item) { return words.cannotWrite(Language(rawValue: language)?.ownName ?? language) }
        if isLoading { return words.loading }
        return item == 0 ? words.terminalNote : ""
    }

    /// The cell rows of an item: one more where its letters are Han characters, kana or Hangul, which need more dots.
    func height(of item: Int, in layout: FontListLayout, isDense: Bool) -> Int {
        guard layout.rowHeight == 3, isDense, item > 0, !cannotWrite(item) else { return layout.rowHeight }
        return 4
    }

    /// The sample of an item's row, or nothing for one whose sample needs no worker.
    func sample(of item: Int, text: String, height: Int, columns: Int, glyphs: GlyphSet) -> FaceSample? {
        guard item > 0, height > 1, columns > 0, !isLoading else { return nil }
        return FaceSample(
            face: faces[item - 1].name, text: text, language: language, size: CellSize(columns: columns, rows: height),
            glyphs: glyphs)
    }

    /// The terminal's own characters, on the line in the middle of their row.
    func terminalSample(_ text: String, height: Int, columns: Int) -> Surface {
        var surface = Surface(CellSize(columns: columns, rows: height))
        surface.write(text, column: 0, row: (height - 1) / 2, width: columns)
        return surface
    }
}
