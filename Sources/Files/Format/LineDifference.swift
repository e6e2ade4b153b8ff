/// The lines that one of two files has and the other lacks, counted as often as they stand.
///
/// Drawables have ids, so that a line that only moved is no difference worth showing beside those that changed.
public struct LineDifference: Equatable, Sendable {
    /// A line with its number, counted from 1.
    public struct Line: Equatable, Sendable {
        /// Its place in its file.
        public var number: Int
        /// The line without its end; bytes that are not UTF-8 are replaced.
        public var text: String
    }

    /// What only the old file has.
    public private(set) var removed: [Line] = []
    /// What only the new file has.
    public private(set) var added: [Line] = []

    /// Whether both have the same lines.
    public var isEmpty: Bool { removed.isEmpty && added.isEmpty }

    /// Compares two files.
    public init(old: [UInt8], new: [UInt8]) {
        let (old, new) = (LineDifference.lines(old), LineDifference.lines(new))
        removed = LineDifference.lines(of: old, lackedBy: new)
        added = LineDifference.lines(of: new, lackedBy: old)
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func lines(of file: [ArraySlice<UInt8>], lackedBy other: [ArraySlice<UInt8>]) -> [Line] {
        var left: [ArraySlice<UInt8>: Int] = [:]
        for line in other { left[line, default: 0] += 1 }
        return file.enumerated().compactMap { number, line in
            if let count = left[line], count > 0 {
                left[line] = count - 1
                return nil
            }
            return Line(number: number + 1, text: String(decoding: line, as: UTF8.self))
        }
    }
}
