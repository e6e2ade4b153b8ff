/// What a request was answered with.
public struct FetchedAnswer: Hashable, Sendable {
    /// The answer's body.
    public var bytes: [UInt8]
    /// When the site gave it, in seconds since 1970.
    public var time: Int
    /// Whether it is a copy that the site could not be asked about.
    public var isStale: Bool
    /// The HTTP status it came with.
    public var status: Int

    /// The mark of its version, where the site gives one.
    public var etag: String?
    /// Whether the site gave it just now; else it is a copy of an earlier answer.
    public var isNew: Bool

    /// Whether the status says that the request failed.
    public var isFailure: Bool { status >= 400 }

    /// Creates an answer.
    public init(bytes: [UInt8], time: Int, isStale: Bool = false, status: Int = 200, etag: String? = nil, isNew: Bool = false) {
        self.bytes = bytes
        self.time = time
        self.isStale = isStale
        self.status = status
        self.etag = etag
        self.isNew = isNew
    }
}
