import Geometry
import Lines

/// The arguments of a command line, read with the errors that commands give.
struct Arguments {
    let line: Line
    let usage: String

    var count: Int { line.positional.count }
    var isEmpty: Bool { line.positional.isEmpty && line.attributes.isEmpty }

    /// Creates the arguments of a command that takes some numbers of them.
    ///
    /// - Throws: `CommandError.usage` when there are more or fewer, or attributes.
    init(_ line: Line, usage: String, count: ClosedRange<Int>) throws(CommandError) {
        guard count.contains(line.positional.count), line.attributes.isEmpty else { throw .usage(usage) }
        self.line = line
        self.usage = usage
    }

    func text(_ index: Int) throws(CommandError) -> String {
        guard line.positional.indices.contains(index) else { throw .usage(usage) }
        return line.positional[index].text
    }

    /// The rest of the arguments as one text, for names that were not quoted.
    func rest(from index: Int = 0) -> String { line.positional.dropFirst(index).map(\.text).joined(separator: " ") }

    func integer(_ index: Int, in range: ClosedRange<Int>) throws(CommandError) -> Int {
        let text = try text(index)
        do throws(LineError.Reason) {
            return try DecimalNumber.whole(text, in: range)
        } catch {
            throw .badValue(text)
        }
    }

    /// A width or height in dots, more than nothing and within the plane; `c` behind it means columns or rows of cells.
    func extent(_ index: Int, _ unit: CellUnit) throws(CommandError) -> Double {
        let value = try dots(index, unit)
        guard value > 0, value <= Cursor.limit else { throw .badValue(try text(index)) }
        return value
    }

    /// A number of dots; `c` behind it means columns or rows of cells.
    func dots(_ index: Int, _ unit: CellUnit) throws(CommandError) -> Double {
        let text = try text(index)
        do throws(LineError.Reason) {
            return try DecimalNumber.value(of: text, unit: unit)
        } catch {
            throw .badValue(text)
        }
    }
}
