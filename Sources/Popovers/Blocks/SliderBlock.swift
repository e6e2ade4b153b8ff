import Graphemes
import Screen

/// A whole number with a bar to move it and digits to type it.
public struct SliderBlock: Sendable {
    /// The values the bar covers.
    public let range: ClosedRange<Int>
    /// The values that can be typed; at least those of the bar.
    public let typedRange: ClosedRange<Int>
    /// The number, always one that can be typed.
    public private(set) var value: Int
    /// The digits typed so far; nothing while the number was not typed.
    private var typed: String?
    private var bar = CellRect(column: 0, row: 0, columns: 0, rows: 0)

    /// Creates a slider; a value outside of what can be typed becomes the nearest one inside.
    public init(value: Int, range: ClosedRange<Int>, typedRange: ClosedRange<Int>? = nil) {
        let typedRange = typedRange ?? range
        self.range = range
        self.typedRange = typedRange
        self.value = min(max(value, typedRange.lowerBound), typedRange.upperBound)
    }

    /// The number as shown: what was typed, else the value.
    public var text: String { typed ?? String(value) }

    /// Answers arrows, pages, ends, digits, backspace and the mouse.
    public mutating func handle(_ input: Input) -> BlockResponse {
        switch input {
        case .key(let key):
            if let digit = key.digit { return type(digit) }
            if key.code == .backspace { return eraseDigit() }
            guard let movement = Movement(key, letters: true) else { return .ignored }
            return move(movement)
        case .mouse(let event): return handle(event)
        case .paste: return .used
        }
    }

    private mutating func move(_ movement: Movement) -> BlockResponse {
        switch movement {
        case .left, .down: step(-1)
        case .right, .up: step(1)
        case .pageUp: step(10)
        case .pageDown: step(-10)
        case .first: set(range.lowerBound)
        case .last: set(range.upperBound)
        }
    }

    private mutating func handle(_ event: MouseEvent) -> BlockResponse {
        switch event.action {
        case .wheelUp: return step(1)
        case .wheelDown: return step(-1)
        case .release, .wheelLeft, .wheelRight: return .used
        case .press, .drag:
            guard bar.contains(event.position) else { return event.action == .drag ? .used : .ignored }
            let last = max(1, bar.size.columns - 1)
            let span = range.upperBound - range.lowerBound
            return set(range.lowerBound + ((event.position.column - bar.minColumn) * span + last / 2) / last)
        }
    }

    /// Moves by steps; a value that was typed beyond the bar can come back step by step, but not go further.
    private mutating func step(_ delta: Int) -> BlockResponse {
        if delta < 0 { return set(max(range.lowerBound, value + delta)) }
        return set(value >= range.upperBound ? value : min(range.upperBound, value + delta))
    }

    @discardableResult
    private mutating func set(_ new: Int) -> BlockResponse {
        typed = nil
        guard new != value else { return .used }
        value = new
        return .changed
    }

    /// The first digit replaces the number, the next ones follow it; one that leads beyond what can be typed is not taken.
    private mutating func type(_ digit: Int) -> BlockResponse {
        let text = (typed ?? "") + String(digit)
        guard let number = Int(text), number <= typedRange.upperBound else { return .used }
        return take(text == "0" ? "0" : String(number))
    }

    private mutating func eraseDigit() -> BlockResponse { take(String(text.dropLast())) }

    private mutating func take(_ text: String) -> BlockResponse {
        let before = value
        if let number = Int(text), typedRange.contains(number) { value = number }
        typed = text
        return value == before ? .used : .changed
    }
}

extension SliderBlock {
    /// Draws label, number and bar on one row; without room for them all the label goes first, then the bar.
    public mutating func draw(
        on surface: inout Surface, in area: CellRect, label: String, hasFocus: Bool, context: PopoverContext
    ) {
        guard area.size.columns > 0, area.size.rows > 0 else { return }
        let digits = String(typedRange.upperBound).count
        let style = hasFocus ? context.theme.strong : context.theme.plain
        var column = area.minColumn
        if hasFocus { surface.write(Marks(context.glyphs).row, column: column, row: area.minRow, style: style, width: 1) }
        column += 1
        let labelWidth = label.columns + 1
        if area.size.columns >= 1 + labelWidth + digits + 1 + 8 {
            surface.write(label, column: column, row: area.minRow, style: style, width: labelWidth)
            column += labelWidth
        }
        let padded = String(repeating: " ", count: max(0, digits - text.count)) + text
        surface.write(padded, column: column, row: area.minRow, style: style, width: area.endColumn - column)
        if hasFocus {
            surface.cursor = CellPosition(column: min(area.endColumn - 1, column + digits - 1), row: area.minRow)
        }
        column += digits + 1
        bar = CellRect(column: column + 1, row: area.minRow, columns: max(0, area.endColumn - column - 2), rows: 1)
        guard bar.size.columns >= 3 else {
            bar.size.columns = 0
            return
        }
        drawBar(on: &surface, hasFocus: hasFocus, context: context)
    }

    private func drawBar(on surface: inout Surface, hasFocus: Bool, context: PopoverContext) {
        let inside = min(max(value, range.lowerBound), range.upperBound) - range.lowerBound
        let span = max(1, range.upperBound - range.lowerBound)
        let knob = inside * (bar.size.columns - 1) / span
        let plain = context.theme.plain
        surface.write("[", column: bar.minColumn - 1, row: bar.minRow, style: plain)
        surface.write("]", column: bar.endColumn, row: bar.minRow, style: plain)
        for index in 0..<bar.size.columns {
            let isKnob = index == knob
            let text = isKnob ? "|" : index < knob ? "=" : "-"
            let style = isKnob && hasFocus ? context.theme.focus : plain
            surface.write(text, column: bar.minColumn + index, row: bar.minRow, style: style)
        }
        if hasFocus { surface.cursor = CellPosition(column: bar.minColumn + knob, row: bar.minRow) }
    }
}
