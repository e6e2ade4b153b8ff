/// What a program wrote to its terminal until it was quiet.
struct Burst {
    /// The number of bytes.
    var bytes = 0
    /// When the first and the last byte came, in milliseconds on the monotonic clock; nothing where none came.
    var first: Double?
    var last: Double?
    /// Whether the program has closed its terminal.
    var isEnd = false
}
