/// The numbers of the colour pairs in use, given out on demand.
struct PairCache {
    /// A foreground and a background, as ncurses numbers them.
    struct Pair: Hashable {
        var foreground: Int32
        var background: Int32

        /// The terminal's own colours, which are pair 0 and need no place.
        static let standard = Pair(foreground: -1, background: -1)
    }

    private var numbers: [Pair: Int32] = [:]
    private var free: [Int32] = []
    private var next: Int32 = 1
    private let end: Int32

    /// Creates a cache of the pairs from 1 to one less than `count`.
    init(count: Int) { end = Int32(clamping: count) }

    /// The number of a pair, and whether it has to be made known; nothing when all places are taken.
    mutating func number(of pair: Pair) -> (number: Int32, isNew: Bool)? {
        if pair == .standard { return (0, false) }
        if let number = numbers[pair] { return (number, false) }
        let number: Int32
        if let reused = free.popLast() {
            number = reused
        } else if next < end {
            number = next
            next += 1
        } else {
            return nil
        }
        numbers[pair] = number
        return (number, true)
    }

    /// Gives up the places of all pairs but these.
    mutating func keep(only used: Set<Pair>) {
        for (pair, number) in numbers where !used.contains(pair) {
            numbers[pair] = nil
            free.append(number)
        }
    }
}
