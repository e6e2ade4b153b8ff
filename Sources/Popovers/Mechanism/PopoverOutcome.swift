/// What a controller made of an input.
public enum PopoverOutcome<Selection> {
    /// It was used; nothing to apply or show.
    case stay
    /// The selection changed and shall be shown live.
    case preview(Selection)
    /// The person chose: dismiss, then apply.
    case post(Selection)
    /// The person cancelled: dismiss and put back.
    case cancel
    /// The focus left by the last control: close as another key would, and go to the toolbar.
    case leave
    /// Not for this popover; the coordinator may still know the key.
    case ignored
}

extension PopoverOutcome: Equatable where Selection: Equatable {}
extension PopoverOutcome: Sendable where Selection: Sendable {}
