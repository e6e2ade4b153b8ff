import Geometry

/// Where every drawable of a drawing lies, in the order from the bottom to the top.
///
/// The bounds stand side by side in the drawing's own pieces, each with the bounds of all it holds: asking 100,000 of them takes
/// a few hundred microseconds, and the answer comes in the order of painting, so that nothing is sorted.
public struct SpatialIndex: Sendable {
    struct Piece: Sendable {
        var key: Int
        var drawables: [Drawable]
        var bounds: [Extent]
        /// What each paints at any zoom; the same memory as `bounds` where nothing differs.
        var reaches: [Extent]
        var all: Extent

        init(_ piece: DrawableList.Piece, setter: some TextSetter) {
            key = piece.key
            drawables = piece.drawables
            var bounds: [Extent] = []
            var reaches: [Extent] = []
            bounds.reserveCapacity(drawables.count)
            reaches.reserveCapacity(drawables.count)
            for drawable in drawables {
                let own = drawable.bounds(setter: setter)
                bounds.append(Extent(own))
                reaches.append(Extent(own.map { drawable.reach(beyond: $0, setter: setter) }))
            }
            self.bounds = bounds
            self.reaches = reaches == bounds ? bounds : reaches
            all = reaches.reduce(.nothing) { $0.union($1) }
        }

        /// Whether a piece of the drawing is still as it was: an array that is kept here cannot have changed in place.
        func isCurrent(_ piece: DrawableList.Piece) -> Bool {
            key == piece.key && drawables.count == piece.drawables.count
                && drawables.withUnsafeBufferPointer { mine in
                    piece.drawables.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
                }
        }
    }

    private var pieces: [Piece] = []

    /// Creates the index of an empty drawing.
    public init() {}

    /// Brings the index up to a drawing and returns what that changed.
    public mutating func update(to list: DrawableList, setter: some TextSetter) -> IndexChange {
        let top = top(of: list)
        var damage: [Extent] = []
        var former: [Int: Piece] = [:]
        var current: [Piece] = []
        current.reserveCapacity(list.pieces.count)
        var place = 0
        for piece in list.pieces {
            if place < pieces.count, pieces[place].isCurrent(piece) {
                current.append(pieces[place])
                place += 1
                continue
            }
            if former.isEmpty { former = Dictionary(uniqueKeysWithValues: pieces.map { ($0.key, $0) }) }
            if let old = former[piece.key] {
                place = min(place + 1, pieces.count)
                if old.isCurrent(piece) {
                    current.append(old)
                    continue
                }
                let new = Piece(piece, setter: setter)
                SpatialIndex.compare(old, new, &damage)
                current.append(new)
            } else {
                let new = Piece(piece, setter: setter)
                damage += new.reaches
                current.append(new)
            }
        }
        if pieces.count != current.count || !former.isEmpty {
            let kept = Set(current.map(\.key))
            for piece in pieces where !kept.contains(piece.key) { damage += piece.reaches }
        }
        pieces = current
        return IndexChange(damage: damage.compactMap(\.rect), top: top)
    }

    /// The position from which a drawing has only new drawables, all others being as they were; nothing where that is not so.
    private func top(of list: DrawableList) -> Int? {
        let count = pieces.reduce(0) { $0 + $1.drawables.count }
        guard list.count > count, list.pieces.count >= pieces.count else { return nil }
        let isSame = zip(pieces, list.pieces).enumerated().allSatisfy { place, pair in
            let (old, new) = pair
            return old.isCurrent(new) || place == pieces.count - 1 && new.drawables.starts(with: old.drawables)
        }
        return isSame ? count : nil
    }

    /// Forgets everything, as when the faces that texts are set in have changed.
    public mutating func removeAll() { pieces = [] }

    /// The rectangle around everything that is drawn, in dots, or nothing.
    public var bounds: Rect? {
        pieces.reduce(Extent.nothing) { $1.bounds.reduce($0) { $0.union($1) } }.rect
    }

    /// The rectangle that a drawable may paint into at any zoom, in dots, or nothing.
    public func reach(of id: DrawableID, in list: DrawableList) -> Rect? {
        guard let position = list.position(of: id) else { return nil }
        let place = list.place(of: position)
        guard place < pieces.count else { return nil }
        return pieces[place].reaches[position - list.start(ofPiece: place)].rect
    }

    /// Hands out the drawables that may paint into a rectangle in dots at any zoom, bottom first.
    ///
    /// - Parameters:
    ///   - bottom: the position of the lowest that counts.
    ///   - others: drawables that are handed out wherever they lie.
    @inline(__always)
    public func forEach(
        touching rect: Rect, from bottom: Int = 0, and others: Set<DrawableID> = [], _ body: (Drawable) -> Void
    ) {
        let wanted = Extent(rect)
        var start = 0
        for piece in pieces {
            defer { start += piece.drawables.count }
            guard start + piece.drawables.count > bottom, piece.all.touches(wanted) || !others.isEmpty else { continue }
            for index in max(0, bottom - start)..<piece.reaches.count
            where piece.reaches[index].touches(wanted) || !others.isEmpty && others.contains(piece.drawables[index].id) {
                body(piece.drawables[index])
            }
        }
    }

    /// The topmost drawable under a point that is not locked, one hit on its edge before one hit inside, within a tolerance in
    /// dots.
    public func topmost(at point: Point, tolerance: Double, setter: some TextSetter) -> Drawable? {
        // A stroke is hit within its own width as well.
        let reach = tolerance + Double(Style.widths.upperBound) / 2
        let wanted = Extent(Rect(point.x - reach, point.y - reach, 2 * reach, 2 * reach))
        var inside: Drawable?
        for piece in pieces.reversed() where piece.all.touches(wanted) {
            for index in piece.bounds.indices.reversed() where piece.bounds[index].touches(wanted) {
                if piece.drawables[index].isLocked { continue }
                switch piece.drawables[index].hit(at: point, tolerance: tolerance, setter: setter) {
                case .edge: return piece.drawables[index]
                case .inside where inside == nil: inside = piece.drawables[index]
                default: break
                }
            }
        }
        return inside
    }

    /// Hands out every drawable that has bounds with these, bottom first, in dots.
    public func forEach(_ body: (_ drawable: Drawable, _ bounds: Rect) -> Void) {
        for piece in pieces {
            for place in piece.drawables.indices {
                if let bounds = piece.bounds[place].rect { body(piece.drawables[place], bounds) }
            }
        }
    }

    /// Adds the bounds of what differs between two states of a piece.
    ///
    /// Both are walked side by side. What stands in both and in the same order is no damage, whatever came or went around it.
    private static func compare(_ old: Piece, _ new: Piece, _ damage: inout [Extent]) {
        var start = 0
        while start < min(old.drawables.count, new.drawables.count), old.drawables[start] == new.drawables[start] { start += 1 }
        var ends = (old: old.drawables.count, new: new.drawables.count)
        while ends.old > start, ends.new > start, old.drawables[ends.old - 1] == new.drawables[ends.new - 1] {
            ends = (ends.old - 1, ends.new - 1)
        }
        let isSameOrder =
            ends.old == ends.new && (start..<ends.old).allSatisfy { old.drawables[$0].id == new.drawables[$0].id }
        guard !isSameOrder else {
            for place in start..<ends.old where old.drawables[place] != new.drawables[place] {
                damage += [old.reaches[place], new.reaches[place]]
            }
            return
        }
        var oldIDs = Set(old.drawables[start..<ends.old].map(\.id))
        var newIDs = Set(new.drawables[start..<ends.new].map(\.id))
        var (one, other) = (start, start)
        while one < ends.old || other < ends.new {
            if one < ends.old, !newIDs.contains(old.drawables[one].id) {
                damage.append(old.reaches[one])
                one += 1
            } else if other < ends.new, !oldIDs.contains(new.drawables[other].id) {
                damage.append(new.reaches[other])
                other += 1
            } else if one < ends.old, other < ends.new, old.drawables[one].id == new.drawables[other].id {
                if old.drawables[one] != new.drawables[other] { damage += [old.reaches[one], new.reaches[other]] }
                newIDs.remove(new.drawables[other].id)
                (one, other) = (one + 1, other + 1)
            } else if one + 1 < ends.old, other < ends.new, old.drawables[one + 1].id == new.drawables[other].id {
                // It was moved away from here: where it stands now counts as put in.
                damage.append(old.reaches[one])
                oldIDs.remove(old.drawables[one].id)
                one += 1
            } else if other < ends.new {
                // It was moved to here: where it stood before it now counts as taken out.
                damage.append(new.reaches[other])
                newIDs.remove(new.drawables[other].id)
                other += 1
            }
        }
    }
}
