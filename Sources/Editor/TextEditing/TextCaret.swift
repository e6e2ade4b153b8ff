import Drawing

/// Where the caret of a text stands.
struct TextCaret: Equatable {
    /// The characters before it.
    var offset: Int
    /// Whether it stands at the end of the line that was wrapped here, not at the beginning of the next one.
    var isAtLineEnd = false

    init(_ offset: Int, isAtLineEnd: Bool = false) {
        self.offset = offset
        self.isAtLineEnd = isAtLineEnd
    }
}

extension TextLayout {
    /// The line and the stop of a caret.
    func place(of caret: TextCaret) -> (line: Int, stop: CaretStop)? {
        self.caret(at: caret.offset, atLineEnd: caret.isAtLineEnd)
    }

    /// The caret at an offset on a line; where the line was wrapped, the one at its end.
    func caret(_ offset: Int, onLine index: Int) -> TextCaret {
        let isWrapped = index + 1 < lines.count && lines[index + 1].range.lowerBound == offset
        return TextCaret(offset, isAtLineEnd: isWrapped && lines[index].range.upperBound == offset && !lines[index].range.isEmpty)
    }

    /// The caret one stop to the left or right on the screen; past an end of a line, on the line that is read before or behind.
    ///
    /// Where directions meet, two places in the text share one on the screen: a step always goes on to another place there.
    func caret(from caret: TextCaret, toTheRight: Bool) -> TextCaret {
        guard let place = place(of: caret) else { return caret }
        let line = lines[place.line]
        let stops = toTheRight ? line.stops : line.stops.reversed()
        guard let index = stops.firstIndex(where: { $0.offset == place.stop.offset }) else { return caret }
        let rest = stops[(index + 1)...]
        if let next = rest.first(where: { abs($0.x - place.stop.x) > 1e-9 }) ?? rest.last {
            return self.caret(next.offset, onLine: place.line)
        }
        let isForward = toTheRight != line.isRightToLeft
        let next = place.line + (isForward ? 1 : -1)
        guard lines.indices.contains(next) else { return caret }
        let entry = toTheRight ? lines[next].stops : lines[next].stops.reversed()
        // A wrapped line ends where the next one begins: that place was just left.
        let target = entry.first { $0.offset != caret.offset } ?? entry.first
        return target.map { self.caret($0.offset, onLine: next) } ?? caret
    }
}
