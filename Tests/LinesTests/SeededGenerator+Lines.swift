import Lines
import TestSupport

extension SeededGenerator {
    /// A text of characters that matter to the language, and of some that should not.
    mutating func lineText() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "b", "=", "\"", "\\", "\n", "\t", " ", "#", "{", "}", "u", "1", ",", ".", "\r", "\u{0}", "\u{1b}", "\u{9b}",
            "\u{301}", "é", "\u{202e}", "\u{2028}", "\u{1F600}", "\u{feff}", "字",
        ]
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            view.append(scalars[Int.random(in: 0..<scalars.count, using: &self)])
        }
        return String(view)
    }

    mutating func argument() -> Argument { Argument(lineText(), isQuoted: Bool.random(using: &self)) }
}
