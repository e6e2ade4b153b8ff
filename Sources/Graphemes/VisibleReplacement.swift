/// Stands in for characters that would act on a terminal or hide in a text instead of showing.
public enum VisibleReplacement {
    /// The scalar itself, or what is shown in its place.
    ///
    /// C0 controls and DEL become their control pictures (U+2400…), C1 controls U+FFFD, line and paragraph separators U+2424,
    /// and the bidirectional controls U+FFFD, since they would reorder what stands beside them.
    public static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7F: scalar
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement
        case 0x7F: "\u{2421}"
        case 0x80...0x9F: replacement
        case 0x2028, 0x2029: "\u{2424}"
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: replacement
        case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: replacement
        default: scalar
        }
    }

    /// A text that is safe to send to a terminal: every scalar shown, none acting.
    public static func of(_ text: some StringProtocol) -> String {
        var view = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { view.append(of(scalar)) }
        return String(view)
    }

    private static let replacement: Unicode.Scalar = "\u{FFFD}"
}
