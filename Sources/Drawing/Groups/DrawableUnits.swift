/// What moves as one: single drawables, and groups with all that is in them.
public struct DrawableUnits {
    /// The parts, each with the numbers of its drawables among those that were given, in their order.
    public private(set) var parts: [[Int]] = []
    /// How many groups all of the drawables share.
    public let depth: Int

    /// Divides drawables into what moves as one: by the outermost groups, or where all belong to one, by what that is made of.
    public init(_ drawables: [Drawable]) {
        var shared = drawables.first?.groups ?? []
        for drawable in drawables {
            while !drawable.groups.starts(with: shared) { shared.removeLast() }
            if shared.isEmpty { break }
        }
        depth = shared.count
        var places: [DrawableID: Int] = [:]
        for (index, drawable) in drawables.enumerated() {
            guard drawable.groups.count > shared.count else {
                parts.append([index])
                continue
            }
            let group = drawable.groups[shared.count]
            if let place = places[group] {
                parts[place].append(index)
            } else {
                places[group] = parts.count
                parts.append([index])
            }
        }
    }
}
