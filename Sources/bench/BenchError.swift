/// What keeps the benchmark from measuring, as one line for standard error.
struct BenchError: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
