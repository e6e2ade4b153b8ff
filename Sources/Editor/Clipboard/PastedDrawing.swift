import Drawing
import Lines
import Notation

/// The lines of a drawing among what can be pasted.
enum PastedDrawing {
    /// The drawables that a text describes, all under one id: a drawing's file with its header, or lines of which each describes a
    /// drawable; blank lines and comments count for nothing. Nothing where any other line is in it: then it is a text.
    ///
    /// Line ends may be of any kind, since terminals change them.
    static func drawables(in text: String, id: DrawableID) -> [Drawable]? {
        var result: [Drawable] = []
        var hasHeader = false
        for part in text.split(whereSeparator: \.isNewline) {
            let line: Line?
            do throws(LineError) { line = try Line.parse(part) } catch { return nil }
            guard let line else { continue }
            if result.isEmpty, !hasHeader, isHeader(line) {
                hasHeader = true
            } else if let drawable = try? DrawableSyntax.drawable(from: line, id: { id }) {
                result.append(drawable)
            } else if !hasHeader || line.name != "article" {
                return nil
            }
        }
        return result.isEmpty ? nil : result
    }

    private static func isHeader(_ line: Line) -> Bool {
        guard line.name == "dudel", line.positional.count == 1, line.attributes.isEmpty else { return false }
        return Int(line.positional[0].text.prefix { $0 != "." }) == FormatVersion.current.major
    }
}
