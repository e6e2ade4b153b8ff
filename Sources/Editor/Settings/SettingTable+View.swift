import Lines
import Screen

extension SettingTable {
    /// What helps to find one's way on the canvas and to place things on it.
    static let view: [Setting] = [
        Setting("rulers", \.rulers, isOn: \.settings.showsRulers),
        Setting("overview", \.overview, isOn: \.settings.showsOverview),
        Setting("grid", \.grid, isOn: \.showsGrid),
        Setting("grid-size", \.gridSize, values: [], usage: "COLSxROWS") { editor in
            "\(editor.settings.gridSize.columns)x\(editor.settings.gridSize.rows)"
        } take: { editor, text in
            guard let size = gridSize(text) else { return false }
            editor.settings.gridSize = size
            editor.sayWhereGridIsHidden()
            return true
        },
        Setting("snap", \.snap, choice: \.snapMode),
    ]

    /// A size as in `10x5`, each number 1…1,000.
    private static func gridSize(_ text: String) -> CellSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let range = 1...1000
        guard let columns = try? DecimalNumber.whole(String(parts[0]), in: range),
            let rows = try? DecimalNumber.whole(String(parts[1]), in: range)
        else { return nil }
        return CellSize(columns: columns, rows: rows)
    }
}

extension Editor {
    /// Whether the grid's points are shown; says so where they are too dense to be seen.
    fileprivate var showsGrid: Bool {
        get { settings.showsGrid }
        set {
            settings.showsGrid = newValue
            sayWhereGridIsHidden()
        }
    }

    /// What places keep to; another choice takes up the step of a cell, in which it counts.
    fileprivate var snapMode: SnapMode {
        get { settings.snap }
        set {
            settings.snap = newValue
            if cursor.step == .dot { changeStep() }
        }
    }

    fileprivate mutating func sayWhereGridIsHidden() {
        guard settings.showsGrid, !GridDots(grid: snapGrid, view: view).isVisible else { return }
        say(words.messages.gridTooDense)
    }
}
