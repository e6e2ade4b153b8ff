import Drawing

extension StyleValues {
    /// The style that stands for drawables, bottom first: each value is that of the topmost it means something for.
    static func shown(of drawables: [Drawable]) -> Style? {
        guard var style = drawables.last?.style else { return nil }
        var seen: StyleValues = []
        for place in drawables.indices.reversed() {
            let new = meaningful(for: drawables[place]).subtracting(seen)
            guard !new.isEmpty else { continue }
            style = style.taking(new, from: drawables[place].style)
            seen.formUnion(new)
        }
        return style
    }

    /// The values that differ among the drawables they mean something for.
    static func mixed(in drawables: [Drawable]) -> StyleValues {
        guard drawables.count > 1, var first = drawables.first?.style else { return [] }
        var result: StyleValues = []
        var seen: StyleValues = []
        // By their places: a walk copies each drawable, and there may be thousands.
        for place in drawables.indices {
            let own = meaningful(for: drawables[place])
            // What differs already needs no other look.
            let known = own.intersection(seen).subtracting(result)
            if !known.isEmpty, first != drawables[place].style {
                result.formUnion(first.differences(from: drawables[place].style).intersection(known))
            }
            let new = own.subtracting(seen)
            guard !new.isEmpty else { continue }
            // A value that is met for the first time is what the others are compared with.
            first = first.taking(new, from: drawables[place].style)
            seen.formUnion(own)
        }
        return result
    }
}
