import Drawing

extension Drawable {
    /// The style with what means nothing for the shape at the documented defaults, and the alignment left out where it says
    /// what goes without saying: texts stand at their start, and labels in the middle.
    var keptStyle: Style {
        var values = StyleValues.meaningful(for: self)
        if values.contains(.text) { values.insert(.language) }
        var result = Style.documented.taking(values, from: style)
        if result.alignment == naturalAlignment { result.alignment = nil }
        return result
    }
}
