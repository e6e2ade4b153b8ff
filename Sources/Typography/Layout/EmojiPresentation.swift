/// Tells clusters that are shown as emoji from those shown as text (UTS #51).
enum EmojiPresentation {
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let textSelector: UInt32 = 0xFE0E

    /// Whether a cluster is an emoji by default or by a selector.
    static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
        guard let first = cluster.first else { return false }
        if cluster.count > 1 {
            if cluster.contains(emojiSelector) { return true }
            if cluster.contains(textSelector) { return false }
        }
        // The first emoji that is shown as one by default is U+231A.
        guard first >= 0x231A, let scalar = Unicode.Scalar(first) else { return false }
        return scalar.properties.isEmojiPresentation
            || cluster.count > 1 && cluster.contains { (0x1F3FB...0x1F3FF).contains($0) }
    }
}
