/// What a request was answered with.
public struct FetchedAnswer: Hashable, Sendable {
    /// The answer's body.
    public var bytes: [UInt8]
    /// When the site gave it, in seconds since 1970.
    public var time: Int
    /// Whether it is a copy that the site could not be asked about.
    public var isStale: Bool

    /// Creates an answer.
    public init(bytes: [UInt8], time: Int, isStale: Bool = false) {
        self.bytes = bytes
        self.time = time
        self.isStale = isStale
    }
}
