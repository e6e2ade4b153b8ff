import Popovers
import Terminal
import Words

extension TerminalNotice {
    /// What the person is told, in words.
    func text(_ words: Words) -> String {
        switch self {
        case .unknownTerm(let name): words.shell.termUnknown(name)
        case .badVariable(let name, let value): words.shell.badVariable(name, value)
        case .cannotShow(let glyphs, let obstacle): "\(glyphs.rawValue): \(obstacle.text(words))"
        }
    }
}
