import Drawing
import Geometry
import Graphemes

/// Places the glyphs and the caret stops of a paragraph's lines.
struct LineSetter {
    let paragraph: Paragraph
    /// The level of the paragraph.
    let base: Int8
    /// The measures of the wanted face, which every line is at least as high as.
    let metrics: FaceMetrics
    /// The font size in dots.
    let size: Double
    let shaper: Shaper
    let language: String
    /// What is added between characters, in dots.
    let tracking: Double
    /// The width that lines are stretched to, in dots, if they are.
    let justified: Double?

    /// Sets one line.
    /// - Parameters:
    ///   - range: the characters of the line, counted in the paragraph.
    ///   - top: the upper edge in dots.
    ///   - runs: all runs of the paragraph.
    ///   - next: the first run that reaches into the line; moved on to the first that reaches beyond it.
    ///
    /// The last line of the paragraph is not stretched.
    func line(_ range: Range<Int>, top: Double, runs: [ShapedRun], from next: inout Int) -> SetLine {
        let blanks = trailingBlanks(of: range)
        var pieces = pieces(of: range, blanks: blanks, runs: runs, from: &next)
        let order = BidiParagraph.visualOrder(pieces.map(\.item.level))
        if tracking != 0 {
            for index in order.reversed() where pieces[index].trimTracking(before: blanks, in: paragraph) { break }
        }
        if let justified, range.upperBound < paragraph.count {
            stretch(&pieces, to: justified, range.lowerBound..<blanks.lowerBound)
        }
        var ascent = metrics.ascent
        var descent = metrics.descent
        for piece in pieces {
            ascent = max(ascent, piece.item.face.metrics.ascent)
            descent = max(descent, piece.item.face.metrics.descent)
        }
        let height = (ascent + descent + metrics.gap) * size
        let baseline = top + (ascent + metrics.gap / 2) * size

        var advances = [Double](repeating: 0, count: range.count)
        for piece in pieces { piece.addAdvances(to: &advances, from: range.lowerBound, in: paragraph) }
        var carets = CaretPlacer(first: range.lowerBound, advances: advances)
        var glyphs: [TextRun] = []
        glyphs.reserveCapacity(pieces.count)
        var x = 0.0
        for index in order {
            let piece = pieces[index]
            carets.place(piece.item, at: x)
            glyphs.append(.glyphs(run(piece, at: &x, baseline: baseline)))
        }
        let line = TextLine(
            range: (paragraph.first + range.lowerBound)..<(paragraph.first + range.upperBound), top: top, height: height,
            baseline: baseline, left: 0, width: x, runs: glyphs, stops: carets.stops(offset: paragraph.first + range.lowerBound),
            isRightToLeft: base & 1 == 1)
        let hanging = advances[(blanks.lowerBound - range.lowerBound)...].reduce(0, +)
        return SetLine(line: line, hanging: hanging)
    }

    private func trailingBlanks(of range: Range<Int>) -> Range<Int> {
        var start = range.upperBound
        while start > range.lowerBound, paragraph.isBlank(start - 1) { start -= 1 }
        return start..<range.upperBound
    }

    /// Widens the blanks between the words of a line, or without one the room between its ideographs, until it has a width.
    private func stretch(_ pieces: inout [ShapedRun], to width: Double, _ shown: Range<Int>) {
        // Blanks at the beginning of a line are an indent, which stays as wide as it is.
        let first = shown.first { !paragraph.isBlank($0) } ?? shown.upperBound
        var places = Set((first..<shown.upperBound).filter { paragraph.isBlank($0) })
        let isBetweenWords = !places.isEmpty
        if !isBetweenWords {
            places = Set(shown.dropLast().filter { paragraph.isIdeograph($0) && paragraph.isIdeograph($0 + 1) })
        }
        var used = 0.0
        for piece in pieces {
            for glyph in piece.glyphs where shown.contains(Int(paragraph.characterOf[Int(glyph.cluster)])) {
                used += glyph.advance
            }
        }
        guard !places.isEmpty, width - used > 0, width.isFinite else { return }
        let share = (width - used) / Double(places.count)
        for index in pieces.indices {
            pieces[index].stretch(by: share, betweenWords: isBetweenWords, in: paragraph) { places.contains($0) }
        }
    }

    /// The parts of the runs on a line, in reading order; blanks at its end take the paragraph's level (rule L1).
    private func pieces(of range: Range<Int>, blanks: Range<Int>, runs: [ShapedRun], from next: inout Int) -> [ShapedRun] {
        var pieces: [ShapedRun] = []
        while next < runs.count {
            let run = runs[next]
            let part = run.item.characters.clamped(to: range)
            if !part.isEmpty {
                let tail = part.clamped(to: blanks)
                if tail.isEmpty || run.item.level == base {
                    pieces.append(piece(part, of: run, on: range))
                } else {
                    let head = part.lowerBound..<tail.lowerBound
                    if !head.isEmpty { pieces.append(piece(head, of: run, on: range)) }
                    var blank = run.item
                    blank.characters = tail
                    blank.level = base
                    pieces.append(
                        shaper.shape(blank, in: paragraph, context: range, size: size, language: language, tracking: tracking))
                }
            }
            if run.item.characters.upperBound > range.upperBound { break }
            next += 1
        }
        return pieces
    }

    /// The part of a run, shaped again where the font joins it with what is on another line.
    private func piece(_ characters: Range<Int>, of run: ShapedRun, on line: Range<Int>) -> ShapedRun {
        if characters == run.item.characters { return run }
        if let part = run.slice(characters, in: paragraph) { return part }
        var item = run.item
        item.characters = characters
        return shaper.shape(item, in: paragraph, context: line, size: size, language: language, tracking: tracking)
    }

    private func run(_ piece: ShapedRun, at x: inout Double, baseline: Double) -> GlyphRun {
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(piece.glyphs.count)
        let left = x
        let first = Int32(truncatingIfNeeded: paragraph.scalarRange(of: piece.item.characters).lowerBound)
        for glyph in piece.glyphs {
            placed.append(
                PlacedGlyph(
                    glyph.glyph, at: Point(x + glyph.offsetX, baseline - glyph.offsetY), cluster: glyph.cluster - first))
            x += glyph.advance
        }
        let face = piece.item.face
        return GlyphRun(
            face: face.id, name: face.name, size: size, glyphs: placed, text: paragraph.text(of: piece.item.characters),
            width: x - left, spacing: piece.spacing)
    }
}
