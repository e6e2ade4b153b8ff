/// How much an answer holds, counted before it is read, so that a hostile one costs neither stack nor memory.
struct JSONExtent {
    /// The most objects and lists within each other.
    private(set) var depth = 0
    /// No fewer than the values of the answer.
    private(set) var values = 1

    /// Counts brackets and commas outside texts. Where the bytes are no JSON the counts hold as far as a reader gets.
    init(_ bytes: [UInt8]) {
        var open = 0
        var isInText = false
        var isEscaped = false
        for byte in bytes {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: ","): values += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                values += 1
                open += 1
                depth = max(depth, open)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
            default: break
            }
        }
    }
}
