/// A parameter of a request, its value not yet escaped.
struct RequestParameter: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
