import Drawing

extension StyleValues {
    /// The values that differ among the drawables they mean something for.
    static func mixed(in drawables: [Drawable]) -> StyleValues {
        guard drawables.count > 1 else { return [] }
        var result: StyleValues = []
        var first: Style?
        var seen: StyleValues = []
        for drawable in drawables {
            let own = meaningful(for: drawable)
            let former = first ?? drawable.style
            let known = own.intersection(seen)
            if !known.isEmpty, former != drawable.style {
                result.formUnion(former.differences(from: drawable.style).intersection(known))
            }
            // A value that is met for the first time is what the others are compared with.
            first = former.taking(own.subtracting(seen), from: drawable.style)
            seen.formUnion(own)
        }
        return result
    }
}
