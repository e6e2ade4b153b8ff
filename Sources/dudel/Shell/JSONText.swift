import Graphemes

/// Writes texts for JSON.
enum JSONText {
    /// A JSON string (RFC 8259): quotes, backslashes and every control character escaped.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20 || VisibleReplacement.of(scalar) != scalar:
                let units = String(scalar).utf16.map { unit in
                    let digits = String(unit, radix: 16)
                    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
                result += units.joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
