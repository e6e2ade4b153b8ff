import Drawing
import Lines
import Notation

/// Writes drawing files; the same drawing always gives the same bytes.
public enum DrawingWriter {
    /// The text of a drawing's file.
    public static func text(for document: Document) -> String { String(decoding: written(document), as: UTF8.self) }

    /// The bytes of a drawing's file, which `DrawingReader` is certain to read.
    ///
    /// - Throws: `DrawingError` when the drawing is larger than `DrawingLimits` allow; the line is the one that would be.
    public static func bytes(for document: Document) throws(DrawingError) -> [UInt8] {
        let bytes = written(document)
        guard bytes.count <= DrawingLimits.fileSize else { throw DrawingError(line: 1, .fileTooLarge) }
        guard document.articles.count <= DrawingLimits.articles else { throw DrawingError(line: 1, .tooManyArticles) }
        let firstLine = document.articles.count + 2
        guard document.drawables.count <= DrawingLimits.drawables else { throw DrawingError(line: firstLine, .tooManyDrawables) }
        var parts = 0
        for (index, drawable) in document.drawables.enumerated() {
            parts += drawable.partCount
            guard parts <= DrawingLimits.parts else { throw DrawingError(line: firstLine + index, .tooManyParts) }
            guard drawable.longestText <= DrawingLimits.text else {
                throw DrawingError(line: firstLine + index, .line(LineError(.textTooLong)))
            }
        }
        return bytes
    }

    private static func written(_ document: Document) -> [UInt8] {
        var writer = LineWriter()
        writer.append(Line("dudel", [Argument(document.version.text)]))
        for address in document.articles { writer.append(ArticleSyntax.line(for: address)) }
        for drawable in document.drawables {
            if case .unknown(let text) = drawable.shape {
                writer.append(raw: text)
            } else {
                writer.append(DrawableSyntax.line(for: drawable))
            }
        }
        return writer.bytes
    }
}

extension Drawable {
    /// The bytes of its longest text.
    fileprivate var longestText: Int {
        var longest = max(label.utf8.count, extras.lazy.map(\.value.utf8.count).max() ?? 0)
        if case .text(let box) = shape { longest = max(longest, box.string.utf8.count) }
        return longest
    }
}
