/// Where the next part of an answer starts: the parameters that its `continue` gives, to be sent back as they are.
public struct ArticleContinuation: Hashable, Sendable {
    /// The parameters, ordered by name.
    let parameters: [RequestParameter]

    /// Reads a `continue`; nothing where it holds something that could change the request, or nothing at all.
    init?(_ value: [String: JSONValue]) {
        var parameters: [RequestParameter] = []
        for (name, value) in value.sorted(by: { $0.key < $1.key }) {
            guard Self.isName(name), let text = value.scalarText, text.utf8.count <= 1_024 else { return nil }
            parameters.append(RequestParameter(name, text))
        }
        guard (1...8).contains(parameters.count) else { return nil }
        self.parameters = parameters
    }

    /// Whether a parameter only moves on: `continue`, `llcontinue`, `exoffset`.
    private static func isName(_ name: String) -> Bool {
        guard name.hasSuffix("continue") || name.hasSuffix("offset"), name.utf8.count <= 32 else { return false }
        return name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
