extension Edit {
    /// Changes the document and returns the edit that changes it back.
    ///
    /// - Throws: `EditError` when an id is missing or taken, or the drawing would grow past its limit; the document is then
    ///   unchanged.
    @discardableResult
    public func apply(to document: inout Document) throws(EditError) -> Edit {
        switch self {
        case .insert(let placements): try insert(placements, in: &document)
        case .remove(let ids): try remove(ids, from: &document)
        case .replace(let drawables): try replace(drawables, in: &document)
        case .reorder(let moves): try reorder(moves, in: &document)
        case .articles(let articles): exchange(articles, in: &document)
        }
    }

    private func insert(_ placements: [Placement], in document: inout Document) throws(EditError) -> Edit {
        guard document.drawables.count + placements.count <= Document.limit else { throw .tooManyDrawables }
        var seen = Set<DrawableID>(minimumCapacity: placements.count)
        for placement in placements
        where document.drawables.contains(placement.drawable.id) || !seen.insert(placement.drawable.id).inserted {
            throw .repeatedID(placement.drawable.id)
        }
        document.drawables.insert(placements)
        return .remove(placements.map(\.drawable.id))
    }

    private func remove(_ ids: [DrawableID], from document: inout Document) throws(EditError) -> Edit {
        .insert(try document.take(ids).map { Placement($0.drawable, at: $0.position) })
    }

    private func replace(_ drawables: [Drawable], in document: inout Document) throws(EditError) -> Edit {
        var (former, missing) = document.drawables.replace(with: drawables)
        // Backwards, since an id may be among them twice; in place, since thousands are moved with less than they are copied.
        former.reverse()
        guard let missing else { return .replace(former) }
        _ = document.drawables.replace(with: former)
        throw .noSuchDrawable(missing)
    }

    private func reorder(_ moves: [Move], in document: inout Document) throws(EditError) -> Edit {
        let taken = try document.take(moves.map(\.id))
        let drawables = Dictionary(uniqueKeysWithValues: taken.map { ($0.drawable.id, $0.drawable) })
        document.drawables.insert(moves.compactMap { move in drawables[move.id].map { Placement($0, at: move.position) } })
        return .reorder(taken.map { Move($0.drawable.id, to: $0.position) })
    }

    private func exchange(_ articles: [String], in document: inout Document) -> Edit {
        let former = document.articles
        document.articles = articles
        return .articles(former)
    }
}

extension Document {
    /// Takes drawables out and tells where each stood, lowest first.
    fileprivate mutating func take(_ ids: [DrawableID]) throws(EditError) -> [(drawable: Drawable, position: Int)] {
        let found = drawables.positions(of: ids)
        var wanted: Set<Int> = []
        wanted.reserveCapacity(found.positions.count)
        for (id, position) in zip(ids, found.positions) where !wanted.insert(position).inserted { throw .repeatedID(id) }
        if let missing = found.missing { throw .noSuchDrawable(missing) }
        let positions = wanted.sorted()
        return Array(zip(drawables.remove(at: positions), positions)).map { (drawable: $0.0, position: $0.1) }
    }
}
