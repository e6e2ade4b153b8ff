import Drawing

extension StyleValues {
    /// The style that stands for drawables, bottom first: each value is that of the topmost it means something for.
    static func shown(of drawables: [Drawable]) -> Style? {
        guard var style = drawables.last?.style else { return nil }
        var seen: StyleValues = []
        for drawable in drawables.reversed() {
            let new = meaningful(for: drawable).subtracting(seen)
            guard !new.isEmpty else { continue }
            style = style.taking(new, from: drawable.style)
            seen.formUnion(new)
        }
        return style
    }

    /// The values that differ among the drawables they mean something for.
    static func mixed(in drawables: [Drawable]) -> StyleValues {
        guard drawables.count > 1, var first = drawables.first?.style else { return [] }
        var result: StyleValues = []
        var seen: StyleValues = []
        for drawable in drawables {
            let own = meaningful(for: drawable)
            // What differs already needs no other look.
            let known = own.intersection(seen).subtracting(result)
            if !known.isEmpty, first != drawable.style {
                result.formUnion(first.differences(from: drawable.style).intersection(known))
            }
            let new = own.subtracting(seen)
            guard !new.isEmpty else { continue }
            // A value that is met for the first time is what the others are compared with.
            first = first.taking(new, from: drawable.style)
            seen.formUnion(own)
        }
        return result
    }
}
