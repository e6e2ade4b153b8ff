import Screen
import Words

extension TerminalObstacle {
    /// The obstacle in words.
    public func text(_ words: Words) -> String {
        switch self {
        case .locale: words.messages.notInLocale
        case .width: words.messages.widthUnknown
        case .colours: words.messages.noColours
        }
    }
}
