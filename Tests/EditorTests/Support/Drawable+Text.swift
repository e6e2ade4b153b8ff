import Drawing

extension Drawable {
    /// The words of a text; nothing for other shapes.
    var plainText: String? {
        if case .text(let box) = shape { box.string } else { nil }
    }
}
