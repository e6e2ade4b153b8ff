import Screen

/// Writes a surface as plain text.
public enum TextWriter {
    /// The rows with a line feed behind each, blanks at their ends left out.
    public static func text(for surface: Surface) -> String {
        (0..<surface.rows).map { surface.rowText($0) + "\n" }.joined()
    }
}
