/// The lines of a file in the line language, read one after another.
///
/// Lines end with a line feed, carriage returns before it being left out; a byte order mark at the beginning is as well.
public struct LineFile: Sendable {
    private let bytes: [UInt8]
    private var offset: Int
    private var number = 0

    /// A line that was found but not yet read.
    public struct Entry: Sendable {
        /// The line's number, counted from 1.
        public var number: Int
        /// Where it stands in the file, its line end left out.
        public var range: Range<Int>
    }

    /// Creates a reader of a file's bytes.
    ///
    /// - Throws: `NumberedLineError` with the first line that is not UTF-8.
    public init(_ bytes: [UInt8]) throws(NumberedLineError) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let valid = bytes[..<error.byteOffsets.lowerBound]
            let line = valid.reduce(1) { $1 == Syntax.lineFeed ? $0 + 1 : $0 }
            throw NumberedLineError(line: line, LineError(.notUTF8))
        }
    }

    /// Whether the last line has no line end, as when a file was cut off.
    public var isCutOff: Bool { bytes.last.map { $0 != Syntax.lineFeed } ?? false }

    /// The next line, or nothing at the end of the file.
    public mutating func next() -> Entry? {
        guard offset < bytes.count else { return nil }
        let start = offset
        // In memory that is known to be there, each byte costs one comparison.
        var end = bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end] != Syntax.lineFeed { end += 1 }
            return end
        }
        offset = end + 1
        number += 1
        // All of them, or a line that is kept as it stands would lose one more whenever it is written and read again.
        while end > start, bytes[end - 1] == Syntax.carriageReturn { end -= 1 }
        return Entry(number: number, range: start..<end)
    }

    /// The text of a line, as it stands in the file.
    public func text(of entry: Entry) -> String { String(decoding: bytes[entry.range], as: UTF8.self) }

    /// The bytes of a line, as they stand in the file.
    public func bytes(of entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range] }

    /// Reads a line; nothing for a blank line or a comment.
    ///
    /// - Throws: `NumberedLineError` with the line's number.
    public func line(of entry: Entry) throws(NumberedLineError) -> Line? {
        do throws(LineError) {
            return try Line.parse(bytes, in: entry.range)
        } catch {
            throw NumberedLineError(line: entry.number, error)
        }
    }

    /// Whether a line holds nothing but blanks.
    public func isBlank(_ entry: Entry) -> Bool { bytes[entry.range].allSatisfy(Syntax.isBlank) }
}
