import Graphemes

/// The words on an empty canvas, wrapped to its width.
enum HintText {
    /// Lines of at most some columns, broken at blanks; words that are longer than a line are cut by the canvas.
    static func lines(_ paragraphs: [String], columns: Int) -> [String] {
        paragraphs.flatMap { paragraph -> [String] in
            guard paragraph.columns > columns else { return [paragraph] }
            var lines: [String] = []
            var line = ""
            for word in paragraph.split(separator: " ") {
                let longer = line.isEmpty ? String(word) : "\(line) \(word)"
                if longer.columns > columns, !line.isEmpty {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            return lines + [line]
        }
    }
}
