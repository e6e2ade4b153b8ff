import Screen

extension Key {
    /// Whether it cancels a popover: Esc, Ctrl-G or Ctrl-C.
    var isCancel: Bool { code == .escape || self == .control("g") || self == .control("c") }

    /// Whether it is Enter.
    var isEnter: Bool { code == .enter }

    /// Whether it chooses where no text field has the focus: Enter or Space.
    var choosesWithoutField: Bool { isEnter || typed == " " }

    /// The decimal digit that it types.
    var digit: Int? {
        guard let typed, typed.isASCII else { return nil }
        return typed.wholeNumberValue
    }
}
