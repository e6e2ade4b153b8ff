extension Drawable {
    /// Whether it shows text: a text itself, or a shape with a label.
    public var isLettered: Bool {
        if case .text = shape { return true }
        return !label.isEmpty
    }
}
