import Graphemes
import Screen

/// One row of the toolbar as it was laid out: texts, and where each item stands.
struct ToolbarRow: Equatable {
    /// An item and the columns it takes.
    struct Slot: Equatable {
        var item: ToolbarItem
        var column: Int
        var text: String

        var columns: Int { text.columns }
    }

    var slots: [Slot] = []
    /// Other text between the items: brackets, separators, the marks of more.
    var marks: [(column: Int, text: String)] = []

    static func == (left: ToolbarRow, right: ToolbarRow) -> Bool {
        left.slots == right.slots && left.marks.elementsEqual(right.marks) { $0 == $1 }
    }

    func slot(of item: ToolbarItem) -> Slot? { slots.first { $0.item == item } }

    /// The item at a column.
    func item(at column: Int) -> ToolbarItem? {
        slots.first { column >= $0.column - 1 && column <= $0.column + $0.columns }?.item
    }

    /// Draws the row and puts the cursor on the item in focus.
    func draw(on surface: inout Surface, row: Int, focus: ToolbarItem?, strong: ToolbarItem?, theme: Theme) {
        for mark in marks { surface.write(mark.text, column: mark.column, row: row, style: theme.plain) }
        for slot in slots {
            let style = slot.item == focus ? theme.focus : slot.item == strong ? theme.strong : theme.plain
            surface.write(slot.text, column: slot.column, row: row, style: style)
            if slot.item == focus { surface.cursor = CellPosition(column: slot.column, row: row) }
        }
    }
}
