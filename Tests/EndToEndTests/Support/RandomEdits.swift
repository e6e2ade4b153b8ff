import Editor
import TestSupport

/// Keys that a person may press while drawing, as the bytes that a terminal sends; the same for the same seed.
///
/// There is no Esc among them, since what comes behind one depends on when it comes.
struct RandomEdits {
    var random: SeededGenerator

    /// The next keys: a shape, a part of one, some letters of a text, a change of what is there, or a save.
    mutating func next(for editor: Editor) -> String {
        if editor.isTyping { return typing() }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return "1 \(moves()) "
        case 1: return "2 \(moves()) "
        case 2, 3: return "3 \(moves()) "
        case 4: return "4 \(moves()) "
        case 5: return "5 \(moves()) \(moves()) \r"
        case 6: return "6\r\(typing())"
        // The pen stays down.
        case 7: return "\(["1", "2", "3", "4", "5"].randomElement(using: &random) ?? "3") \(moves())"
        case 8, 9: return moves()
        case 10: return String(repeating: "u", count: Int.random(in: 1...3, using: &random))
        case 11: return "U"
        case 12: return "7e\(["d", "]", "m\(moves())m"].randomElement(using: &random) ?? "d")"
        case 13:
            let numbers = (0..<4).map { _ in String(Int.random(in: 8...90, using: &random)) }.joined(separator: " ")
            return ":\(Bool.random(using: &random) ? "oval" : "rectangle") \(numbers) fill=red\r"
        default: return "S"
        }
    }

    private mutating func typing() -> String {
        guard Int.random(in: 0..<4, using: &random) > 0 else { return "\t\r" }
        return (0..<Int.random(in: 1...8, using: &random)).map { _ in
            ["a", "b", "ö", " ", "字", "\"", "\\", "\r", "\u{7f}"].randomElement(using: &random) ?? "a"
        }.joined()
    }

    private mutating func moves() -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in
            ["h", "j", "k", "l", "H", "J", "K", "L"].randomElement(using: &random) ?? "l"
        }.joined()
    }
}
