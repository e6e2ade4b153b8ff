import CJansson

/// Reads the bytes of an answer with jansson.
enum JSONReader {
    /// The members of the object that the bytes are.
    ///
    /// Strict: one object and nothing behind it, UTF-8, no name twice in an object. `\u0000` in a text is kept.
    static func object(in bytes: [UInt8]) throws(AnswerError) -> [String: JSONValue] {
        guard dudel_jansson_is_there() != 0 else { throw .noReader }
        guard bytes.count <= AnswerLimits.bytes else { throw .tooLarge }
        let extent = JSONExtent(bytes)
        guard extent.depth <= AnswerLimits.depth, extent.values <= AnswerLimits.values else { throw .tooComplex }

        var failure = json_error_t()
        let flags = JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL
        let root = bytes.withUnsafeBytes { buffer in
            json_loadb(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, Int(flags), &failure)
        }
        guard let root else { throw .notJSON(offset: max(0, Int(failure.position))) }
        defer { json_decref(root) }
        guard case .object(let members) = value(of: root) else { throw .unexpectedShape("") }
        return members
    }

    /// The value of a node; no deeper than the extent that was checked.
    private static func value(of node: UnsafeMutablePointer<json_t>) -> JSONValue {
        switch node.pointee.type {
        case JSON_OBJECT: .object(members(of: node))
        case JSON_ARRAY:
            .list((0..<json_array_size(node)).map { index in json_array_get(node, index).map(value) ?? .null })
        case JSON_STRING: .text(text(json_string_value(node), length: json_string_length(node)))
        case JSON_INTEGER: .whole(Int(json_integer_value(node)))
        case JSON_REAL: .real(json_real_value(node))
        case JSON_TRUE: .boolean(true)
        case JSON_FALSE: .boolean(false)
        default: .null
        }
    }

    private static func members(of node: UnsafeMutablePointer<json_t>) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        var next = json_object_iter(node)
        while let member = next {
            let name = text(json_object_iter_key(member), length: json_object_iter_key_len(member))
            members[name] = json_object_iter_value(member).map(value) ?? .null
            next = json_object_iter_next(node, member)
        }
        return members
    }

    /// A text by its length, for a zero byte may stand in it.
    private static func text(_ start: UnsafePointer<CChar>?, length: Int) -> String {
        guard let start else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
