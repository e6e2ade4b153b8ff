/// Writes lines one after another as UTF-8.
public struct LineWriter: Sendable {
    /// What was written so far; every line ends with a line feed.
    public private(set) var bytes: [UInt8] = []

    /// Creates a writer with nothing written.
    public init() {}

    /// Writes a line, quoting what needs it.
    public mutating func append(_ line: Line) {
        bytes += line.name.utf8
        for argument in line.positional {
            bytes.append(Syntax.space)
            if argument.isQuoted || !LineWriter.isBare(argument.text) || LineWriter.looksLikeAttribute(argument.text) {
                appendQuoted(argument.text)
            } else {
                bytes += argument.text.utf8
            }
        }
        for attribute in line.attributes {
            bytes.append(Syntax.space)
            bytes += attribute.key.utf8
            bytes.append(Syntax.equals)
            if LineWriter.isBare(attribute.value) {
                bytes += attribute.value.utf8
            } else {
                appendQuoted(attribute.value)
            }
        }
        bytes.append(Syntax.lineFeed)
    }

    /// Writes a line that is kept as it was read; line feeds in it become blanks, so that it stays one line.
    public mutating func append(raw text: String) {
        for byte in text.utf8 { bytes.append(byte == Syntax.lineFeed ? Syntax.space : byte) }
        bytes.append(Syntax.lineFeed)
    }

    private static func isBare(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(Syntax.isBareByte)
    }

    private static func looksLikeAttribute(_ text: String) -> Bool {
        var isFirst = true
        for byte in text.utf8 {
            if byte == Syntax.equals { return !isFirst }
            guard isFirst ? Syntax.isLetter(byte) : Syntax.isKeyByte(byte) else { return false }
            isFirst = false
        }
        return false
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(Syntax.quote)
        if text.utf8.allSatisfy({ Syntax.isBareByte($0) || $0 == Syntax.space }) {
            bytes += text.utf8
        } else {
            for scalar in text.unicodeScalars { appendEscaped(scalar) }
        }
        bytes.append(Syntax.quote)
    }

    private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += [Syntax.backslash, Syntax.quote]
        case "\\": bytes += [Syntax.backslash, Syntax.backslash]
        case "\n": bytes += [Syntax.backslash, UInt8(ascii: "n")]
        case "\t": bytes += [Syntax.backslash, UInt8(ascii: "t")]
        case _ where Syntax.isEscaped(scalar): bytes += "\\u{\(String(scalar.value, radix: 16))}".utf8
        default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
    }
}
