/// The scalars a face has glyphs for, as pages of 256.
struct Coverage: Sendable {
    /// The numbers of the pages that are not empty, ascending.
    private var pages: [UInt32] = []
    /// Eight words of 32 scalars for every page.
    private var words: [UInt32] = []

    /// Adds a page; pages come in ascending order.
    mutating func append(page: UInt32, words eight: some Sequence<UInt32>) {
        pages.append(page)
        words.append(contentsOf: eight)
    }

    /// Whether there is a glyph for a scalar.
    func contains(_ scalar: UInt32) -> Bool {
        let page = scalar >> 8
        var low = 0
        var high = pages.count
        while low < high {
            let middle = (low + high) / 2
            if pages[middle] < page { low = middle + 1 } else { high = middle }
        }
        guard low < pages.count, pages[low] == page else { return false }
        let word = low * 8 + Int((scalar & 0xFF) >> 5)
        return word < words.count && words[word] & (1 << (scalar & 31)) != 0
    }
}
