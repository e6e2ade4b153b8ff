import Drawing
import Lines
import Notation

/// Reads drawing files.
public enum DrawingReader {
    /// Reads a drawing from the bytes of a file, whoever wrote them.
    ///
    /// - Throws: `DrawingError` with the number of the first line that is wrong.
    public static func read(_ bytes: [UInt8]) throws(DrawingError) -> DrawingFile {
        guard bytes.count <= DrawingLimits.fileSize else { throw DrawingError(line: 1, .fileTooLarge) }
        guard startsLikeADrawing(bytes) else { throw DrawingError(line: 1, .notADrawing) }
        var file: LineFile
        do throws(NumberedLineError) { file = try LineFile(bytes) } catch { throw DrawingError(error) }
        guard let header = file.next() else { throw DrawingError(line: 1, .notADrawing) }
        let version = try version(of: try line(header, of: file))
        var body = DrawingBody(version: version, seed: Checksum.fnv1a(bytes))
        var last = 1
        while let entry = file.next() {
            last = entry.number
            try read(entry, of: file, into: &body)
        }
        if file.isCutOff { body.notices.append(.noFinalLineEnd(line: last)) }
        return DrawingFile(document: body.document, notices: body.notices)
    }

    private static func startsLikeADrawing(_ bytes: [UInt8]) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return start.starts(with: "dudel ".utf8)
    }

    private static func line(_ entry: LineFile.Entry, of file: LineFile) throws(DrawingError) -> Line? {
        do throws(NumberedLineError) { return try file.line(of: entry) } catch { throw DrawingError(error) }
    }

    private static func version(of header: Line?) throws(DrawingError) -> FormatVersion {
        guard let header, header.name == "dudel", header.positional.count == 1, header.attributes.isEmpty,
            let version = FormatVersion(text: header.positional[0].text)
        else { throw DrawingError(line: 1, .notADrawing) }
        guard version.major == FormatVersion.current.major else { throw DrawingError(line: 1, .newerVersion(version)) }
        return version
    }

    private static func read(_ entry: LineFile.Entry, of file: LineFile, into body: inout DrawingBody) throws(DrawingError) {
        guard let line = try line(entry, of: file) else {
            // Comments are kept where they stand; blank lines mean nothing and are not.
            if !file.isBlank(entry) { try body.keep(file.text(of: entry), id: nil, line: entry.number) }
            return
        }
        let statement: Statement
        do throws(LineError) {
            statement = try Statement(line, ids: &body.ids)
        } catch {
            guard body.isNewer, error.reason.mayBeNewer else { throw DrawingError(line: entry.number, .line(error)) }
            return try body.keep(file.text(of: entry), id: line["id"], line: entry.number)
        }
        switch statement {
        case .article(let address): try body.add(article: address, line: entry.number)
        case .drawable(let drawable): try body.add(drawable, line: entry.number)
        }
    }
}

extension DrawingReader {
    /// What a line of a drawing says, the header apart.
    private enum Statement {
        case article(String)
        case drawable(Drawable)

        init(_ line: Line, ids: inout SplitMix) throws(LineError) {
            if line.name == "article" {
                self = .article(try ArticleSyntax.address(in: line))
            } else {
                self = .drawable(try DrawableSyntax.drawable(from: line, id: { DrawableID.random(using: &ids) }))
            }
        }
    }
}

extension LineError.Reason {
    /// Whether a newer minor version may well write what this error is about; a number or an id stays broken in any version.
    fileprivate var mayBeNewer: Bool {
        switch self {
        case .unknownName, .badValue, .tooManyArguments: true
        default: false
        }
    }
}
