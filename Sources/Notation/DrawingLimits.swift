import Drawing

/// What a drawing file may hold, so that a hostile one can take neither much memory nor much time.
public enum DrawingLimits {
    /// The most bytes of a file.
    public static let fileSize = 64 << 20
    /// The most drawables, comments and kept lines counted with them.
    public static let drawables = Document.limit
    /// The most bytes of one text, label or other value.
    public static let text = 1 << 20
    /// The most points, anchors and unknown attributes of all drawables together.
    public static let parts = 2_000_000
    /// The most articles.
    public static let articles = 10_000
    /// The most bytes of an article's address.
    public static let address = 8_192
}
