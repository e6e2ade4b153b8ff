import Graphemes
import Screen
import Words

/// Chooses among the folder's drawings.
public struct FilesPopover: PopoverController {
    /// What to do with a file.
    public typealias Selection = FilesChoice

    /// It acts on Enter, or a click, alone.
    public static let kind = PopoverKind.choice

    private let names: [String]
    private var list: FilterListBlock

    /// Creates the popover with the names of the folder's drawings, in any order, and the open one.
    public init(names: [String], open: String?) {
        let names = names.map { (key: SearchFolding.fold($0), name: $0) }.sorted {
            $0.key == $1.key ? $0.name < $1.name : $0.key.lexicographicallyPrecedes($1.key)
        }.map(\.name)
        self.names = names
        var index = FilterIndex()
        for name in names { index.append(name) }
        let item = names.firstIndex { $0 == open }
        list = FilterListBlock(index: index, highlighted: item, checked: item)
    }

    /// The title in its frame.
    public func title(_ words: Words) -> String { words.popovers.filesTitle }

    /// The keys in words, for its footer.
    public func hints(_ words: Words) -> String { words.popovers.listHints }

    /// What Enter would choose now, or nothing.
    public var selection: FilesChoice? { list.highlightedItem.map { .open(names[$0]) } }

    /// Answers an input; mouse positions are relative to the content.
    public mutating func handle(_ input: Input) -> PopoverOutcome<FilesChoice> {
        let names = names
        return list.choose(input) { .open(names[$0]) }
    }

    /// The size its content would like, in cells.
    public func wantedSize(in context: PopoverContext) -> CellSize {
        let widths = names.lazy.map { min(60, $0.columns + ListBlock.labelColumn) }
        let rows = 1 + PopoverLayout.listRows(max(1, names.count), beside: 1, in: context)
        return CellSize(columns: PopoverLayout.columns(for: widths), rows: rows)
    }

    /// Draws the content and puts the cursor on what has the focus.
    public mutating func draw(on surface: inout Surface, context: PopoverContext) {
        let area = CellRect(of: surface)
        guard !names.isEmpty else {
            let words = context.words.popovers
            surface.writeWrapped(words.noFiles, in: area, style: context.theme.faint)
            surface.cursor = area.size.rows > 0 && area.size.columns > 0 ? .zero : nil
            return
        }
        let names = names
        list.draw(on: &surface, in: area, context: context) { ListRow(names[$0]) }
    }
}
