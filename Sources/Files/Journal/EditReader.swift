import Drawing
import Lines
import Notation

/// Reads the edits that a sequence of lines says.
struct EditReader {
    private let lines: [Line]
    private var index = 0

    init(_ lines: [Line]) { self.lines = lines }

    /// The next edit, or nothing behind the last line.
    mutating func next() throws(NumberedLineError) -> Edit? {
        guard index < lines.count else { return nil }
        let head = index
        let name = lines[head].name
        guard lines[head].attributes.isEmpty else { throw error(.unknownAttribute(lines[head].attributes[0].key), at: head) }
        let arguments = arguments()
        do throws(LineError.Reason) {
            switch name {
            case "insert":
                let positions = try arguments.map { (text) throws(LineError.Reason) in try EditReader.position(text) }
                let drawables = try drawables(positions.count)
                return .insert(zip(drawables, positions).map { Edit.Placement($0, at: $1) })
            case "remove": return .remove(try arguments.map { (text) throws(LineError.Reason) in try EditReader.id(text) })
            case "replace":
                guard arguments.count == 1 else { throw .tooFewArguments }
                return .replace(try drawables(try DecimalNumber.whole(arguments[0], in: 0...Document.limit)))
            case "reorder": return .reorder(try EditReader.moves(arguments))
            case "articles":
                guard arguments.count <= DrawingLimits.articles else { throw .tooManyArguments }
                return .articles(arguments)
            default: throw .unknownName(name)
            }
        } catch {
            throw self.error(error, at: min(index, lines.count - 1))
        }
    }

    /// The arguments of the head and of the lines that go on with it.
    private mutating func arguments() -> [String] {
        var arguments = lines[index].positional.map(\.text)
        index += 1
        while index < lines.count, lines[index].name == "more" {
            arguments += lines[index].positional.map(\.text)
            index += 1
        }
        return arguments
    }

    private mutating func drawables(_ count: Int) throws(LineError.Reason) -> [Drawable] {
        guard count <= lines.count - index else { throw .tooFewArguments }
        var drawables: [Drawable] = []
        drawables.reserveCapacity(count)
        for _ in 0..<count {
            do throws(LineError) { drawables.append(try EditSyntax.drawable(from: lines[index])) } catch { throw error.reason }
            index += 1
        }
        return drawables
    }

    private static func moves(_ arguments: [String]) throws(LineError.Reason) -> [Edit.Move] {
        guard arguments.count.isMultiple(of: 2) else { throw .tooFewArguments }
        var moves: [Edit.Move] = []
        for index in stride(from: 0, to: arguments.count, by: 2) {
            moves.append(Edit.Move(try id(arguments[index]), to: try position(arguments[index + 1])))
        }
        return moves
    }

    private static func id(_ text: String) throws(LineError.Reason) -> DrawableID {
        guard let id = DrawableID(text) else { throw .badID(text) }
        return id
    }

    private static func position(_ text: String) throws(LineError.Reason) -> Int {
        try DecimalNumber.whole(text, in: 0...Document.limit)
    }

    private func error(_ reason: LineError.Reason, at index: Int) -> NumberedLineError {
        NumberedLineError(line: index + 1, LineError(reason))
    }
}
