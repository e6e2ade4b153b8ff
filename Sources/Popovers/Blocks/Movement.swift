import Screen

/// A step among rows, cells of a grid or values.
public enum Movement: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, first, last

    /// The step a key asks for; with `letters`, `h j k l` act as arrows, which they must not where a text field has the focus.
    public init?(_ key: Key, letters: Bool) {
        if key.modifiers.isSubset(of: .shift) {
            switch key.code {
            case .up: self = .up
            case .down: self = .down
            case .left: self = .left
            case .right: self = .right
            case .pageUp: self = .pageUp
            case .pageDown: self = .pageDown
            case .home: self = .first
            case .end: self = .last
            case .character("h") where letters: self = .left
            case .character("j") where letters: self = .down
            case .character("k") where letters: self = .up
            case .character("l") where letters: self = .right
            default: return nil
            }
        } else if key == .control("p") {
            self = .up
        } else if key == .control("n") {
            self = .down
        } else {
            return nil
        }
    }
}
