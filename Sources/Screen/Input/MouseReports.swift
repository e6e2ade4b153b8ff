/// Reads what terminals say about the mouse; only the left button and the wheel mean something here.
enum MouseReports {
    /// A report in the SGR form, `ESC [ < button ; column ; row M` or `m` (xterm, mode 1006).
    static func event(_ parameters: ControlParameters, released: Bool) -> MouseEvent? {
        guard let button = parameters[0], let column = parameters[1], let row = parameters[2] else { return nil }
        return event(button: button, released: released, column: column - 1, row: row - 1)
    }

    /// A report in the oldest form, `ESC [ M` and three bytes, each 32 more than what it says (xterm, X10 encoding).
    static func event(_ bytes: [UInt8]) -> MouseEvent? {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        let button = Int(bytes[0]) - 32
        // It does not say which button was released.
        let released = button & 3 == 3 && button < 32
        return event(button: released ? 0 : button, released: released, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33)
    }

    private static func event(button: Int, released: Bool, column: Int, row: Int) -> MouseEvent? {
        let position = CellPosition(column: max(0, column), row: max(0, row))
        // Bits 2 to 4 are Shift, Alt and Ctrl.
        let action: MouseEvent.Action
        switch button & ~0b11100 {
        case 0: action = released ? .release : .press
        case 32: action = .drag
        case 64: action = .wheelUp
        case 65: action = .wheelDown
        case 66: action = .wheelLeft
        case 67: action = .wheelRight
        default: return nil
        }
        return MouseEvent(action, at: position, Key.Modifiers(rawValue: UInt8(button >> 2 & 0b111)))
    }
}
