import Geometry
import Screen

/// Writes a screen as an SVG picture that needs no font but any monospaced one for its text.
struct PictureWriter {
    private let surface: Surface
    private let paper = Paper()
    private let margin = 8

    private init(_ surface: Surface) { self.surface = surface }

    /// The picture; the same cells give the same bytes.
    static func svg(of surface: Surface) -> String { PictureWriter(surface).svg }

    private var svg: String {
        let width = surface.columns * CellShapes.width + margin * 2
        let height = surface.rows * CellShapes.height + margin * 2
        var lines = [
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)">"#,
            #"<title>dudel in a terminal of \#(surface.columns) columns and \#(surface.rows) rows</title>"#,
            #"<rect width="\#(width)" height="\#(height)" rx="6" fill="\#(paper.ground.hex)"/>"#,
            #"<g transform="translate(\#(margin) \#(margin))" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" "#
                + #"font-size="13" xml:space="preserve">"#,
        ]
        for row in 0..<surface.rows { lines += grounds(of: row) }
        lines += shapes
        for row in 0..<surface.rows { lines += texts(of: row) }
        return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
    }

    // MARK: - Parts

    private func grounds(of row: Int) -> [String] {
        runs(of: row) { paper.colours(of: $0).ground }.filter { $0.key != paper.ground }.map { run in
            #"<rect x="\#(run.start * CellShapes.width)" y="\#(row * CellShapes.height)" "#
                + #"width="\#(run.count * CellShapes.width)" height="\#(CellShapes.height)" fill="\#(run.key.hex)"/>"#
        }
    }

    /// One path for each colour, and for each colour and stroke width, in the order of their first use.
    private var shapes: [String] {
        var attributes: [String] = []
        var paths: [String: String] = [:]
        func add(_ path: String, _ attribute: String) {
            if paths[attribute] == nil { attributes.append(attribute) }
            paths[attribute, default: ""] += path
        }
        for row in 0..<surface.rows {
            for column in 0..<surface.columns {
                let cell = surface[column, row]
                guard let scalar = cell.grapheme.text.unicodeScalars.first else { continue }
                let (x, y) = (column * CellShapes.width, row * CellShapes.height)
                let ink = paper.colours(of: cell).ink.hex
                if let path = CellShapes.filledPath(of: scalar, x: x, y: y) {
                    if !path.isEmpty { add(path, #"fill="\#(ink)""#) }
                } else {
                    for (path, width) in CellShapes.strokedPaths(of: scalar, x: x, y: y) ?? [] {
                        add(path, #"fill="none" stroke="\#(ink)" stroke-width="\#(width)""#)
                    }
                }
            }
        }
        return attributes.map { #"<path \#($0) d="\#(paths[$0] ?? "")"/>"# }
    }

    private struct Look: Equatable {
        var ink: Colour
        var isBold: Bool
        var isUnderlined: Bool
        var isText: Bool
    }

    private func texts(of row: Int) -> [String] {
        runs(of: row) { cell in
            Look(
                ink: paper.colours(of: cell).ink, isBold: cell.attributes.contains(.bold),
                isUnderlined: cell.attributes.contains(.underline), isText: !isShape(cell))
        }
        .filter(\.key.isText).compactMap { run in
            let cells = surface.row(row).dropFirst(run.start).prefix(run.count)
            let text = cells.filter { !$0.isContinuation }.map(\.grapheme.text).joined()
            guard run.key.isUnderlined || text.contains(where: { $0 != " " }) else { return nil }
            return #"<text x="\#(run.start * CellShapes.width)" y="\#(row * CellShapes.height + 12)" "#
                + #"textLength="\#(run.count * CellShapes.width)" lengthAdjust="spacingAndGlyphs" fill="\#(run.key.ink.hex)""#
                + (run.key.isBold ? #" font-weight="bold""# : "")
                + (run.key.isUnderlined ? #" text-decoration="underline""# : "") + ">\(escaped(text))</text>"
        }
    }

    private func isShape(_ cell: Cell) -> Bool {
        guard let scalar = cell.grapheme.text.unicodeScalars.first else { return false }
        return CellShapes.filledPath(of: scalar, x: 0, y: 0) != nil || CellShapes.strokedPaths(of: scalar, x: 0, y: 0) != nil
    }

    /// The stretches of a row whose cells have the same key.
    private func runs<Key: Equatable>(of row: Int, by key: (Cell) -> Key) -> [(key: Key, start: Int, count: Int)] {
        var runs: [(key: Key, start: Int, count: Int)] = []
        for (column, cell) in surface.row(row).enumerated() {
            if let last = runs.indices.last, runs[last].key == key(cell) {
                runs[last].count += 1
            } else {
                runs.append((key(cell), column, 1))
            }
        }
        return runs
    }

    private func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }.joined()
    }
}
