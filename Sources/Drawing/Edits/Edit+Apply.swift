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
        var seen: Set<DrawableID> = []
        for placement in placements where document[placement.drawable.id] != nil || !seen.insert(placement.drawable.id).inserted {
            throw .repeatedID(placement.drawable.id)
        }
        document.place(placements.map { ($0.drawable, $0.position) })
        return .remove(placements.map(\.drawable.id))
    }

    private func remove(_ ids: [DrawableID], from document: inout Document) throws(EditError) -> Edit {
        .insert(try document.take(ids).map { Placement($0.drawable, at: $0.position) })
    }

    private func replace(_ drawables: [Drawable], in document: inout Document) throws(EditError) -> Edit {
        for drawable in drawables where document[drawable.id] == nil { throw .noSuchDrawable(drawable.id) }
        var former: [Drawable] = []
        for drawable in drawables {
            guard let position = document.position(of: drawable.id) else { continue }
            former.append(document.drawables[position])
            document.drawables[position] = drawable
        }
        return .replace(former.reversed())
    }

    private func reorder(_ moves: [Move], in document: inout Document) throws(EditError) -> Edit {
        let taken = try document.take(moves.map(\.id))
        let drawables = Dictionary(uniqueKeysWithValues: taken.map { ($0.drawable.id, $0.drawable) })
        document.place(moves.compactMap { move in drawables[move.id].map { ($0, move.position) } })
        return .reorder(taken.map { Move($0.drawable.id, to: $0.position) })
    }

    private func exchange(_ articles: [String], in document: inout Document) -> Edit {
        let former = document.articles
        document.articles = articles
        return .articles(former)
    }
}

extension Document {
    /// Puts drawables in at ascending positions in one pass.
    fileprivate mutating func place(_ placements: [(drawable: Drawable, position: Int)]) {
        guard let first = placements.first else { return }
        let start = min(max(0, first.position), drawables.count)
        guard start < drawables.count else {
            // On top of everything, as nearly all are: nothing else moves.
            drawables += placements.map(\.drawable)
            reindex(from: start)
            return
        }
        // A copy, since a slice would hold on to the whole array and make the replacement copy it.
        let tail = Array(drawables[start...])
        var rest = tail.makeIterator()
        var placed: [Drawable] = []
        placed.reserveCapacity(tail.count + placements.count)
        for placement in placements {
            while start + placed.count < placement.position, let next = rest.next() { placed.append(next) }
            placed.append(placement.drawable)
        }
        while let next = rest.next() { placed.append(next) }
        drawables.replaceSubrange(start..., with: placed)
        reindex(from: start)
    }

    /// Takes drawables out and tells where each stood, lowest first.
    fileprivate mutating func take(_ ids: [DrawableID]) throws(EditError) -> [(drawable: Drawable, position: Int)] {
        var wanted: Set<Int> = []
        for id in ids {
            guard let position = position(of: id) else { throw .noSuchDrawable(id) }
            guard wanted.insert(position).inserted else { throw .repeatedID(id) }
        }
        guard let start = wanted.min() else { return [] }
        let result = wanted.sorted().map { (drawable: drawables[$0], position: $0) }
        var kept = start
        for position in start..<drawables.count where !wanted.contains(position) {
            drawables.swapAt(kept, position)
            kept += 1
        }
        drawables.removeLast(wanted.count)
        for entry in result { forget(entry.drawable.id) }
        reindex(from: start)
        return result
    }
}
