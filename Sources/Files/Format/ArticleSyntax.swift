import Lines
import Notation

/// An article of a drawing as a line: `article ADDRESS`.
enum ArticleSyntax {
    static func line(for address: String) -> Line { Line("article", [Argument(address)]) }

    static func address(in line: Line) throws(LineError) -> String {
        guard let argument = line.positional.first else { throw LineError(.tooFewArguments) }
        guard line.positional.count == 1 else { throw LineError(.tooManyArguments, column: line.positional[1].column) }
        if let attribute = line.attributes.first { throw LineError(.unknownAttribute(attribute.key), column: attribute.column) }
        guard argument.text.utf8.count <= DrawingLimits.address else { throw LineError(.textTooLong, column: argument.column) }
        return argument.text
    }
}
