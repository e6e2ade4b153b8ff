import Screen

/// Which of a popover's controls has the focus, and how Tab walks them.
public struct FocusRing: Hashable, Sendable {
    /// What a Tab did.
    public enum Step: Hashable, Sendable {
        /// Another control has the focus, or the only one kept it.
        case moved
        /// The focus left by the last control.
        case left
    }

    /// The number of controls, at least 1.
    public let count: Int
    /// The control that has the focus, counted from 0.
    public private(set) var index = 0

    /// Creates a ring whose first control has the focus.
    public init(count: Int) { self.count = max(1, count) }

    /// Gives the focus to a control; one that does not exist is left alone.
    public mutating func move(to index: Int) {
        if (0..<count).contains(index) { self.index = index }
    }

    /// Answers Tab and Shift-Tab; anything else is nothing. Shift-Tab before the first control goes to the last one.
    public mutating func step(_ key: Key) -> Step? {
        guard key.code == .tab else { return nil }
        if key.modifiers.contains(.shift) {
            index = (index + count - 1) % count
            return .moved
        }
        guard index + 1 < count else { return .left }
        index += 1
        return .moved
    }
}
