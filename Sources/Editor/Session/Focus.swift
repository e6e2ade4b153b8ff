/// What answers the keys when no popover is open.
enum Focus: Equatable {
    case canvas
    /// An item of the toolbar.
    case toolbar(ToolbarItem)
    /// The article's pane.
    case article
}
