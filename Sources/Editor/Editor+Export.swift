import Drawing
import Geometry
import Lines
import Notation
import Screen

extension Editor {
    static let exportArguments = "PATH [crop=view|COLSxROWS text=outlines scale=N background=COLOUR]"
    private static let exportUsage = "export \(exportArguments)"

    /// Has the drawing exported as a command line says.
    mutating func export(_ line: Line) throws(CommandError) {
        guard line.positional.count == 1 else { throw .usage(Editor.exportUsage) }
        var wishes = ExportWishes()
        for attribute in line.attributes { try take(attribute, into: &wishes) }
        effects.append(.export(document, path: line.positional[0].text, wishes))
    }

    private func take(_ attribute: Attribute, into wishes: inout ExportWishes) throws(CommandError) {
        let value = attribute.value
        switch (attribute.key, value) {
        case ("crop", "drawing"): wishes.area = nil
        case ("crop", "view"): wishes.area = view.bounds
        case ("crop", _):
            guard let size = CellSize(text: value) else { throw .badValue(value) }
            wishes.size = size
        case ("text", "text"): wishes.hasOutlines = false
        case ("text", "outlines"): wishes.hasOutlines = true
        case ("scale", _):
            guard let scale = Int(value), (1...16).contains(scale) else { throw .badValue(value) }
            wishes.scale = scale
        case ("background", "none"): wishes.background = nil
        case ("background", _):
            guard case .colour(let colour)? = Ink(text: value) else { throw .badValue(value) }
            wishes.background = colour
        default: throw .usage(Editor.exportUsage)
        }
    }
}
