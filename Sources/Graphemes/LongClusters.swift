import Synchronization

/// Keeps the clusters that are longer than a cell can hold, so that what is exported has all of them.
///
/// A cell holds a number in their place. The table only grows, and within bounds: what comes when it is full is cut as a terminal
/// shows it.
enum LongClusters {
    /// The most clusters, so that a number takes at most 16 bits.
    static let mostClusters = 65_535
    /// The most scalars of all of them together.
    static let mostScalars = 1_000_000

    private struct Table {
        var numbers: [String: Int] = [:]
        var texts: [String] = []
        var scalars = 0
    }

    private static let table = Mutex(Table())

    /// The number of a cluster, from 1; 0 where there is no room for it.
    static func number(of text: String) -> Int {
        table.withLock { table in
            if let number = table.numbers[text] { return number }
            let scalars = table.scalars + text.unicodeScalars.count
            guard table.texts.count < mostClusters, scalars <= mostScalars else { return 0 }
            table.texts.append(text)
            table.scalars = scalars
            table.numbers[text] = table.texts.count
            return table.texts.count
        }
    }

    /// The cluster with a number that was given out.
    static func text(_ number: Int) -> String { table.withLock { $0.texts[number - 1] } }
}
