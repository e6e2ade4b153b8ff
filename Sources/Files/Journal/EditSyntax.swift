import Drawing
import Lines
import Notation

/// Edits as lines of the journal: a head that names the edit, then a line for each drawable it holds.
///
/// `insert POSITION…`, `remove ID…`, `replace COUNT`, `reorder ID POSITION…`, `articles ADDRESS…`; a list of more than 1,000
/// arguments goes on in lines that begin with `more`.
public enum EditSyntax {
    /// The lines that say an edit.
    public static func lines(for edit: Edit) -> [Line] {
        switch edit {
        case .insert(let placements):
            return list("insert", placements.map { position($0.position) })
                + placements.map { DrawableSyntax.line(for: $0.drawable) }
        case .remove(let ids): return list("remove", ids.map { Argument($0.text) })
        case .replace(let drawables):
            return [Line("replace", [Argument(String(drawables.count))])] + drawables.map(DrawableSyntax.line(for:))
        case .reorder(let moves): return list("reorder", moves.flatMap { [Argument($0.id.text), position($0.position)] })
        case .articles(let addresses): return list("articles", addresses.map { Argument($0) })
        }
    }

    /// Reads edits from their lines; nothing but edits may stand among them.
    ///
    /// - Throws: `NumberedLineError` with the number of the broken line, the first being 1.
    public static func edits(from lines: [Line]) throws(NumberedLineError) -> [Edit] {
        var reader = EditReader(lines)
        var edits: [Edit] = []
        while let edit = try reader.next() { edits.append(edit) }
        return edits
    }

    /// Reads a drawable of a journal, where lines that were kept have the form `kept "LINE" id=…`.
    static func drawable(from line: Line) throws(LineError) -> Drawable {
        guard let id = line["id"], let id = DrawableID(id) else { throw LineError(.badID(line["id"] ?? "")) }
        guard line.name == "kept" else { return try DrawableSyntax.drawable(from: line) { id } }
        guard line.positional.count == 1 else { throw LineError(.tooFewArguments) }
        return Drawable(id: id, shape: .unknown(line.positional[0].text), style: .documented)
    }

    private static func position(_ position: Int) -> Argument { Argument(String(min(Document.limit, max(0, position)))) }

    private static func list(_ name: String, _ arguments: [Argument]) -> [Line] {
        var lines = [Line(name, Array(arguments.prefix(listLength)))]
        var start = listLength
        while start < arguments.count {
            let end = min(start + listLength, arguments.count)
            lines.append(Line("more", Array(arguments[start..<end])))
            start = end
        }
        return lines
    }

    private static let listLength = 1_000
}
