import CNcurses
import Graphemes
import Screen

/// Puts cells into ncurses, making colour pairs as they are needed.
struct CellWriter {
    private(set) var pairs: PairCache
    private let colours: ColourNumbers
    /// The colours that ncurses takes for the terminal's own.
    private let ground: CellStyle
    private let isUTF8: Bool
    private let screen: CellSize
    private let known: attr_t
    private var cells: [cchar_t] = []
    private var mayEvict = true
    private var lastPair = PairCache.Pair.standard
    private var lastNumber: Int32 = 0

    init(pairs: PairCache, colours: ColourNumbers, ground: CellStyle, isUTF8: Bool, screen: CellSize) {
        self.pairs = pairs
        self.colours = colours
        self.ground = ground
        self.isUTF8 = isUTF8
        self.screen = screen
        known = nc_attributes()
    }

    /// Puts the columns of a row of a surface.
    mutating func put(_ row: ArraySlice<Cell>, _ columns: Range<Int>, row number: Int, of surface: Surface) {
        guard !columns.isEmpty else { return }
        cells.removeAll(keepingCapacity: true)
        var isHalf = false
        for index in columns {
            var cell = row[row.startIndex + index]
            if number + 1 == screen.rows, index + 1 == screen.columns, !isSafeInCorner(cell, behind: surface[index - 1, number]) {
                cell = .blank
            }
            // A wide grapheme that ncurses holds brings its right half along; a substitute does not.
            if cell.isContinuation, !isHalf { continue }
            isHalf = append(cell, pair: pairNumber(cell, surface))
        }
        nc_put(Int32(number), Int32(columns.lowerBound), cells, Int32(cells.count))
    }

    /// Appends a cell and returns whether one column of its grapheme is still to be filled.
    private mutating func append(_ cell: Cell, pair: Int32) -> Bool {
        let grapheme = cell.isContinuation ? .space : cell.grapheme
        let attributes = attributes(of: cell.attributes)
        var result = cchar_t()
        let base = grapheme.base.value
        if grapheme.isSingle, base < 0x7F {
            withUnsafePointer(to: base) { _ = nc_set_cell(&result, $0, 1, attributes, pair) }
        } else if canShow(grapheme) {
            let scalars = grapheme.scalars.map(\.value).filter { isUTF8 || nc_encodes($0) > 0 }
            _ = nc_set_cell(&result, scalars, Int32(scalars.count), attributes, pair)
        } else {
            var substitute: UInt32 = grapheme.isBlank ? 0x20 : 0x3F
            _ = nc_set_cell(&result, &substitute, 1, attributes, pair)
            cells.append(result)
            return grapheme.columns == 2
        }
        cells.append(result)
        return false
    }

    /// Whether a cell may be shown in the last place of the screen.
    ///
    /// Many terminals would scroll there, so ncurses writes the cell one place before and inserts the one before it, or takes
    /// automatic margins away for it: with wide graphemes or marks another cell gets damaged then.
    private func isSafeInCorner(_ cell: Cell, behind other: Cell) -> Bool {
        [cell, other].allSatisfy { $0.grapheme.isSingle && $0.grapheme.base.isASCII && !$0.isContinuation }
    }

    /// Whether the locale has the base character, and the C library agrees about its width: else the row would shift.
    private func canShow(_ grapheme: Grapheme) -> Bool {
        let base = grapheme.base.value
        return Int(nc_columns(base)) == grapheme.columns && (isUTF8 || nc_encodes(base) > 0)
    }

    private func attributes(of wanted: CellAttributes) -> attr_t {
        if wanted.isEmpty { return 0 }
        var attributes: attr_t = 0
        if wanted.contains(.bold) { attributes |= nc_bold }
        if wanted.contains(.dim) { attributes |= nc_dim }
        if wanted.contains(.underline) { attributes |= nc_underline }
        if wanted.contains(.reverse) {
            attributes |= known & nc_reverse != 0 ? nc_reverse : known & nc_standout != 0 ? nc_standout : nc_underline | nc_bold
        }
        return attributes & (known | nc_standout)
    }

    private mutating func pairNumber(_ cell: Cell, _ surface: Surface) -> Int32 {
        let pair = pair(of: cell)
        if pair == lastPair { return lastNumber }
        lastPair = pair
        lastNumber = made(pair) ?? evictedAndMade(pair, surface) ?? 0
        return lastNumber
    }

    private func pair(of cell: Cell) -> PairCache.Pair {
        if cell.foreground == ground.foreground, cell.background == ground.background { return .standard }
        return PairCache.Pair(foreground: colours.number(cell.foreground), background: colours.number(cell.background))
    }

    private mutating func made(_ pair: PairCache.Pair) -> Int32? {
        guard let (number, isNew) = pairs.number(of: pair) else { return nil }
        if isNew { init_extended_pair(number, pair.foreground, pair.background) }
        return number
    }

    /// Makes room by giving up the pairs that the surface does not show; once a frame, since a second time would find none.
    private mutating func evictedAndMade(_ pair: PairCache.Pair, _ surface: Surface) -> Int32? {
        guard mayEvict else { return nil }
        mayEvict = false
        var used: Set<PairCache.Pair> = []
        for row in 0..<surface.rows { for cell in surface.row(row) { used.insert(self.pair(of: cell)) } }
        pairs.keep(only: used)
        return made(pair)
    }
}
