/// How large an answer may be; the longest articles are texts of under a megabyte, and no article has 400 language links.
public enum AnswerLimits {
    /// The most bytes of an answer.
    public static let bytes = 8 << 20
    /// The most objects and lists within each other.
    public static let depth = 32
    /// The most values.
    public static let values = 100_000
    /// The most language links of an article, in all parts of an answer.
    public static let languageLinks = 1_000
    /// The most parts of an answer that are asked for one after the other.
    public static let parts = 8
}
