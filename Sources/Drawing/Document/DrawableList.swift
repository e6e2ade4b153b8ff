/// The drawables of a drawing from the bottom to the top.
///
/// They are kept in pieces, so that a change in a drawing of 100,000 moves a few hundred of them, and so that a copy which
/// someone else still reads shares all pieces but the changed one.
public struct DrawableList: Sendable {
    /// A run of neighbours in the order from the bottom to the top.
    struct Piece: Sendable {
        /// Names the piece as long as it lives.
        let key: Int
        var drawables: [Drawable]
    }

    /// The most drawables in a piece.
    static let capacity = 256

    private(set) var pieces: [Piece] = []
    /// The position of each piece's first drawable, and behind them the number of all.
    private var starts = [0]
    /// Where the piece of each key stands.
    private var places: [Int] = []
    /// The key of the piece that each drawable is in.
    private var homes: [DrawableID: Int] = [:]

    /// Creates an empty list.
    public init() {}

    /// Creates a list of drawables whose ids differ; of two with one id the first is kept.
    public init(_ drawables: some Sequence<Drawable>) {
        for drawable in drawables { append(drawable) }
    }

    /// Puts a drawable on top where none has its id, and answers whether that is so.
    @discardableResult
    public mutating func append(_ drawable: Drawable) -> Bool {
        let isFull = pieces.last.map { $0.drawables.count >= DrawableList.capacity } ?? true
        let key = isFull ? places.count : pieces[pieces.count - 1].key
        guard DrawableList.settle(&homes[drawable.id], in: key) else { return false }
        if isFull {
            places.append(pieces.count)
            pieces.append(Piece(key: key, drawables: []))
            pieces[pieces.count - 1].drawables.reserveCapacity(DrawableList.capacity)
            starts.append(endIndex)
        }
        pieces[pieces.count - 1].drawables.append(drawable)
        starts[starts.count - 1] += 1
        return true
    }

    /// Gives a drawable that has no home one, so that its id is searched for once.
    private static func settle(_ home: inout Int?, in key: Int) -> Bool {
        guard home == nil else { return false }
        home = key
        return true
    }

    /// The drawable with an id.
    subscript(id: DrawableID) -> Drawable? { position(of: id).map { self[$0] } }

    /// Where a drawable stands, 0 being the bottom.
    func position(of id: DrawableID) -> Int? {
        guard let home = homes[id], let offset = pieces[places[home]].drawables.firstIndex(where: { $0.id == id }) else {
            return nil
        }
        return starts[places[home]] + offset
    }

    /// Whether there is a drawable with an id.
    public func contains(_ id: DrawableID) -> Bool { homes[id] != nil }

    /// Puts other values in the place of drawables with the same ids, up to the first whose id is missing, and returns the former
    /// ones in their order, and that id.
    mutating func replace(with drawables: [Drawable]) -> (former: [Drawable], missing: DrawableID?) {
        var former: [Drawable] = []
        former.reserveCapacity(drawables.count)
        var search = Search()
        for drawable in drawables {
            guard let (piece, offset) = place(of: drawable.id, &search) else { return (former, drawable.id) }
            former.append(pieces[piece].drawables[offset])
            pieces[piece].drawables[offset] = drawable
        }
        return (former, nil)
    }

    /// Where drawables stand, in the order of their ids; nothing for the first that is missing.
    func positions(of ids: [DrawableID]) -> (positions: [Int], missing: DrawableID?) {
        var positions: [Int] = []
        positions.reserveCapacity(ids.count)
        var search = Search()
        for id in ids {
            guard let (piece, offset) = place(of: id, &search) else { return (positions, id) }
            positions.append(starts[piece] + offset)
        }
        return (positions, nil)
    }

    /// The drawables with some ids, bottom first; ids that no drawable has are left out, and one that is given twice counts once.
    func drawables(of ids: [DrawableID]) -> [Drawable] {
        var positions: [Int] = []
        positions.reserveCapacity(ids.count)
        var search = Search()
        var ascend = true
        for id in ids {
            guard let (piece, offset) = place(of: id, &search) else { continue }
            let position = starts[piece] + offset
            if let last = positions.last, last >= position { ascend = false }
            positions.append(position)
        }
        if !ascend { positions = Set(positions).sorted() }
        var found: [Drawable] = []
        found.reserveCapacity(positions.count)
        var piece = 0
        for position in positions {
            while position >= starts[piece + 1] { piece += 1 }
            found.append(pieces[piece].drawables[position - starts[piece]])
        }
        return found
    }

    /// Where a search for many ids has come to: mostly they stand side by side, upwards or downwards.
    private struct Search {
        var piece = -1
        var offset = 0
    }

    private func place(of id: DrawableID, _ search: inout Search) -> (piece: Int, offset: Int)? {
        guard let home = homes[id] else { return nil }
        let piece = places[home]
        let found = pieces[piece].drawables.withUnsafeBufferPointer { drawables -> Int? in
            if search.piece == piece {
                for offset in [search.offset + 1, search.offset - 1]
                where drawables.indices.contains(offset) && drawables[offset].id == id { return offset }
            }
            if search.piece != piece {
                // From another piece the search comes by one of this one's ends.
                if drawables.first?.id == id { return 0 }
                if drawables.last?.id == id { return drawables.count - 1 }
            }
            return drawables.firstIndex { $0.id == id }
        }
        guard let found else { return nil }
        search = Search(piece: piece, offset: found)
        return (piece, found)
    }

    /// Puts drawables in so that each stands at its position afterwards; positions ascend, and one past the top means the top.
    mutating func insert(_ placements: [Edit.Placement]) {
        guard let first = placements.first else { return }
        guard first.position < count else {
            for placement in placements { append(placement.drawable) }
            return
        }
        var groups: [(piece: Int, entries: [(drawable: Drawable, offset: Int)])] = []
        var least = 0
        for (index, placement) in placements.enumerated() {
            // Where it goes among those that are there already.
            least = Swift.min(count, Swift.max(least, placement.position - index))
            let piece = least == count ? pieces.count - 1 : place(of: least)
            if groups.last?.piece != piece { groups.append((piece, [])) }
            groups[groups.count - 1].entries.append((placement.drawable, least - starts[piece]))
        }
        // From the top, so that the places of those below still count.
        for group in groups.reversed() { insert(group.entries, into: group.piece) }
        count(from: groups.first?.piece ?? 0)
    }

    /// Takes drawables out by their positions, which ascend, and returns them in that order.
    mutating func remove(at positions: [Int]) -> [Drawable] {
        var taken: [Drawable] = []
        taken.reserveCapacity(positions.count)
        var first = pieces.count
        var next = positions.startIndex
        while next < positions.endIndex {
            let piece = place(of: positions[next])
            first = Swift.min(first, piece)
            let end = starts[piece + 1]
            var kept: [Drawable] = []
            kept.reserveCapacity(DrawableList.capacity)
            for (offset, drawable) in pieces[piece].drawables.enumerated() {
                if next < positions.endIndex, positions[next] < end, positions[next] == starts[piece] + offset {
                    homes[drawable.id] = nil
                    taken.append(drawable)
                    next += 1
                } else {
                    kept.append(drawable)
                }
            }
            pieces[piece].drawables = kept
        }
        joinSmallPieces(from: first)
        count(from: Swift.max(0, first - 1))
        return taken
    }

    /// The piece that a position lies in.
    func place(of position: Int) -> Int {
        var low = 0
        var high = pieces.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        return low
    }

    /// The position of a piece's first drawable.
    func start(ofPiece piece: Int) -> Int { starts[piece] }

    private mutating func insert(_ entries: [(drawable: Drawable, offset: Int)], into piece: Int) {
        let key = pieces[piece].key
        for entry in entries { homes[entry.drawable.id] = key }
        if entries.count == 1 {
            pieces[piece].drawables.insert(entries[0].drawable, at: entries[0].offset)
        } else {
            let former = pieces[piece].drawables
            var merged: [Drawable] = []
            merged.reserveCapacity(former.count + entries.count)
            var next = 0
            for entry in entries {
                merged += former[next..<entry.offset]
                merged.append(entry.drawable)
                next = entry.offset
            }
            pieces[piece].drawables = merged + former[next...]
        }
        let count = pieces[piece].drawables.count
        guard count > DrawableList.capacity else { return }
        // Pieces of like size leave room for more.
        let size = (count + 1) / ((count + DrawableList.capacity - 1) / DrawableList.capacity)
        let all = pieces[piece].drawables
        pieces[piece].drawables = Array(all[..<size])
        addPieces(stride(from: size, to: count, by: size).map { Array(all[$0..<Swift.min(count, $0 + size)]) }, at: piece + 1)
    }

    private mutating func addPieces(_ runs: [[Drawable]], at place: Int) {
        var added: [Piece] = []
        for drawables in runs {
            let key = places.count
            places.append(place)
            for drawable in drawables { homes[drawable.id] = key }
            added.append(Piece(key: key, drawables: drawables))
        }
        pieces.insert(contentsOf: added, at: place)
        for later in place..<pieces.count { places[pieces[later].key] = later }
    }

    private mutating func joinSmallPieces(from first: Int) {
        var joined = Array(pieces[..<Swift.max(0, first - 1)])
        for piece in pieces[Swift.max(0, first - 1)...] where !piece.drawables.isEmpty {
            let isSmall = piece.drawables.count < DrawableList.capacity / 4
            if isSmall, let last = joined.last, last.drawables.count + piece.drawables.count <= DrawableList.capacity {
                joined[joined.count - 1].drawables += piece.drawables
                for drawable in piece.drawables { homes[drawable.id] = last.key }
            } else {
                joined.append(piece)
            }
        }
        pieces = joined
        for (place, piece) in pieces.enumerated() { places[piece.key] = place }
    }

    private mutating func count(from piece: Int) {
        starts.removeSubrange(Swift.min(starts.count, piece + 1)...)
        for piece in pieces[Swift.min(pieces.count, piece)...] { starts.append(starts[starts.count - 1] + piece.drawables.count) }
    }
}

extension DrawableList: RandomAccessCollection {
    /// The position of the bottom.
    public var startIndex: Int { 0 }
    /// The position above the top.
    public var endIndex: Int { starts[starts.count - 1] }

    /// The drawable at a position, which costs a search among the pieces.
    public subscript(position: Int) -> Drawable {
        let piece = place(of: position)
        return pieces[piece].drawables[position - starts[piece]]
    }

    /// Walks the pieces one after another, which costs less than finding each position anew.
    public struct Iterator: IteratorProtocol {
        private let pieces: [Piece]
        private var piece = 0
        private var offset = 0

        fileprivate init(_ pieces: [Piece]) { self.pieces = pieces }

        /// The next drawable upwards, or nothing behind the top.
        public mutating func next() -> Drawable? {
            while piece < pieces.count {
                if offset < pieces[piece].drawables.count {
                    defer { offset += 1 }
                    return pieces[piece].drawables[offset]
                }
                piece += 1
                offset = 0
            }
            return nil
        }
    }

    /// Begins a walk at the bottom.
    public func makeIterator() -> Iterator { Iterator(pieces) }
}

extension DrawableList: Equatable {
    /// Whether the same drawables stand in the same order, however they are kept.
    public static func == (left: DrawableList, right: DrawableList) -> Bool {
        left.count == right.count && left.elementsEqual(right)
    }
}

extension DrawableList: ExpressibleByArrayLiteral {
    /// Creates a list of drawables whose ids differ.
    public init(arrayLiteral elements: Drawable...) { self.init(elements) }
}
