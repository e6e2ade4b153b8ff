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
            // What differs already needs no other look.
            let known = own.intersection(seen).subtracting(result)
            if !known.isEmpty, former != drawable.style {
                result.formUnion(former.differences(from: drawable.style).intersection(known))
            }
            let new = own.subtracting(seen)
            guard first == nil || !new.isEmpty else { continue }
            // A value that is met for the first time is what the others are compared with.
            first = former.taking(new, from: drawable.style)
            seen.formUnion(own)
        }
        return result
    }
}
