import Drawing

extension TextEditing {
    /// Ways of moving the caret.
    enum Move {
        /// On the screen, whatever direction the text runs in.
        case left, right, wordLeft, wordRight
        case up, down, pageUp, pageDown
        case lineStart, lineEnd, textStart, textEnd
    }

    /// Moves the caret.
    /// - Parameters:
    ///   - selecting: whether the move selects, as it does while marking.
    ///   - layout: the text as it is set.
    ///   - page: the height of a page in dots.
    mutating func move(_ move: Move, selecting: Bool, in layout: TextLayout, page: Double) {
        if selecting || isMarking {
            anchor = anchor ?? caret.offset
        } else if let selected {
            anchor = nil
            // A step from a selection goes to its end on that side.
            if let end = end(of: selected, move, in: layout) {
                caret = TextCaret(end)
                column = nil
                return
            }
        } else {
            anchor = nil
        }
        var keepsColumn = false
        switch move {
        case .left: caret = layout.caret(from: caret, toTheRight: false)
        case .right: caret = layout.caret(from: caret, toTheRight: true)
        case .wordLeft: moveByWord(toTheRight: false, in: layout)
        case .wordRight: moveByWord(toTheRight: true, in: layout)
        case .up: keepsColumn = moveToLine(in: layout) { $0 - 1 }
        case .down: keepsColumn = moveToLine(in: layout) { $0 + 1 }
        case .pageUp: keepsColumn = moveToLine(in: layout) { layout.line(page: -page, from: $0) }
        case .pageDown: keepsColumn = moveToLine(in: layout) { layout.line(page: page, from: $0) }
        case .lineStart, .lineEnd:
            guard let place = layout.place(of: caret) else { break }
            let range = layout.lines[place.line].range
            caret = layout.caret(move == .lineEnd ? range.upperBound : range.lowerBound, onLine: place.line)
        case .textStart: caret = TextCaret(0)
        case .textEnd: caret = TextCaret(characters.count)
        }
        if !keepsColumn { column = nil }
    }

    /// Puts the caret where the mouse points, or selects to there.
    mutating func place(_ caret: TextCaret, selecting: Bool) {
        if selecting {
            anchor = anchor ?? self.caret.offset
        } else {
            forgetSelection()
        }
        self.caret = caret
        column = nil
    }

    /// Selects all.
    mutating func selectAll() {
        isMarking = false
        anchor = 0
        caret = TextCaret(characters.count)
        column = nil
    }

    /// Lets moves select from here on, or not any more.
    mutating func toggleMark() {
        let wasMarking = isMarking
        forgetSelection()
        guard !wasMarking else { return }
        isMarking = true
        anchor = caret.offset
    }

    /// The end of what is selected that a step goes to; nothing for other moves.
    private func end(of selected: Range<Int>, _ move: Move, in layout: TextLayout) -> Int? {
        guard move == .left || move == .right else { return nil }
        let isRightToLeft = layout.place(of: caret).map { layout.lines[$0.line].isRightToLeft } ?? false
        return (move == .left) != isRightToLeft ? selected.lowerBound : selected.upperBound
    }

    private mutating func moveByWord(toTheRight: Bool, in layout: TextLayout) {
        let isRightToLeft = layout.place(of: caret).map { layout.lines[$0.line].isRightToLeft } ?? false
        caret = TextCaret(
            TextWords.boundary(in: characters, from: caret.offset, forward: toTheRight != isRightToLeft))
    }

    /// Moves to the nearest place on another line; past the ends, to the text's ends.
    private mutating func moveToLine(in layout: TextLayout, _ target: (Int) -> Int) -> Bool {
        guard let place = layout.place(of: caret) else { return false }
        let x = column ?? place.stop.x
        let line = target(place.line)
        if layout.lines.indices.contains(line) {
            caret = layout.caret(layout.offset(onLine: line, nearest: x), onLine: line)
        } else {
            caret = TextCaret(line < 0 ? 0 : characters.count)
        }
        column = x
        return true
    }
}

extension TextLayout {
    /// The line a page above or below one; at least one line away, and the first or last one where the page reaches beyond.
    /// - Parameter page: the height in dots, negative for upwards.
    fileprivate func line(page: Double, from line: Int) -> Int {
        let step = page < 0 ? -1 : 1
        var result = line + step
        let top = lines[line].top
        while lines.indices.contains(result + step), abs(lines[result + step].top - top) <= abs(page) { result += step }
        return result
    }
}
