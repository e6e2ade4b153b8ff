import Geometry
import Lines

/// Takes the geometry of a drawable out of a line's positional arguments, one after another.
struct ArgumentReader {
    private let arguments: [Argument]
    private let allowsCells: Bool
    private var index = 0

    init(_ line: Line, units: DrawableSyntax.Units) {
        arguments = line.positional
        allowsCells = units == .cellsAllowed
    }

    /// How many arguments are left.
    var count: Int { arguments.count - index }

    mutating func next() throws(LineError) -> Argument {
        guard index < arguments.count else { throw LineError(.tooFewArguments) }
        index += 1
        return arguments[index - 1]
    }

    func end() throws(LineError) {
        guard index == arguments.count else { throw LineError(.tooManyArguments, column: arguments[index].column) }
    }

    /// An argument `X` and one `Y`.
    mutating func separatePoint() throws(LineError) -> Point {
        let x = try number(.column)
        return Point(x, try number(.row))
    }

    private mutating func number(_ unit: CellUnit) throws(LineError) -> Double {
        let argument = try next()
        do throws(LineError.Reason) {
            return try DecimalNumber.value(of: argument.text, unit: allowsCells ? unit : nil)
        } catch {
            throw LineError(error, column: argument.column)
        }
    }

    /// An argument `X,Y`.
    mutating func point() throws(LineError) -> Point {
        let argument = try next()
        do throws(LineError.Reason) {
            var scanner = NumberScanner(argument.text)
            let point = try point(&scanner)
            guard scanner.isAtEnd else { throw .badNumber(argument.text) }
            return point
        } catch {
            throw LineError(error, column: argument.column)
        }
    }

    /// An argument `X,Y`, or `X,Y,X,Y` with a second point.
    mutating func points() throws(LineError) -> (first: Point, second: Point?) {
        let argument = try next()
        do throws(LineError.Reason) {
            var scanner = NumberScanner(argument.text)
            let first = try point(&scanner)
            guard !scanner.isAtEnd else { return (first, nil) }
            try scanner.comma()
            let second = try point(&scanner)
            guard scanner.isAtEnd else { throw .badNumber(argument.text) }
            return (first, second)
        } catch {
            throw LineError(error, column: argument.column)
        }
    }

    private func point(_ scanner: inout NumberScanner) throws(LineError.Reason) -> Point {
        let x = try scanner.number(unit: allowsCells ? .column : nil)
        try scanner.comma()
        return Point(x, try scanner.number(unit: allowsCells ? .row : nil))
    }
}
