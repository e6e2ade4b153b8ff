/// Reads one line from bytes that are valid UTF-8.
struct LineParser {
    private let bytes: [UInt8]
    private let start: Int
    private let end: Int
    private var offset: Int
    /// A byte whose column is known.
    private var measured: (offset: Int, column: Int)

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        start = range.lowerBound
        end = range.upperBound
        offset = range.lowerBound
        measured = (range.lowerBound, 1)
    }

    mutating func line() throws(LineError) -> Line? {
        skipBlanks()
        guard offset < end, bytes[offset] != Syntax.hash else { return nil }
        let first = offset
        guard bytes[first] != Syntax.quote, bytes[first] != Syntax.equals, case (let name, nil) = try word() else {
            throw LineError(.missingName, column: column(of: first))
        }
        var line = Line(name.text)
        // Room for most lines at once, since growing by one, two and four costs more than the reading.
        line.positional.reserveCapacity(LineParser.usualCount)
        line.attributes.reserveCapacity(LineParser.usualCount)
        skipBlanks()
        while offset < end {
            let (argument, key) = try word()
            guard line.positional.count + line.attributes.count < Line.argumentLimit else {
                throw LineError(.lineTooLong, column: argument.column)
            }
            if let key {
                // Few keys are usual, and a scan of them is faster than a set; the limit keeps a hostile line from being slow.
                guard line.attributes.count < LineParser.attributeLimit else {
                    throw LineError(.lineTooLong, column: argument.column)
                }
                guard !line.attributes.contains(where: { $0.key == key }) else {
                    throw LineError(.repeatedAttribute(key), column: argument.column)
                }
                line.attributes.append(Attribute(key, argument.text, column: argument.column))
            } else {
                line.positional.append(argument)
            }
            skipBlanks()
        }
        return line
    }

    /// The positional arguments, and the attributes, that few lines have more of.
    private static let usualCount = 4
    /// The most attributes of one line.
    private static let attributeLimit = 256

    private mutating func skipBlanks() {
        while offset < end, Syntax.isBlank(bytes[offset]) { offset += 1 }
    }

    /// Reads an argument and, where it is an attribute, its key.
    private mutating func word() throws(LineError) -> (argument: Argument, key: String?) {
        let first = offset
        let column = column(of: first)
        if bytes[first] == Syntax.quote { return (Argument(try string(), isQuoted: true, column: column), nil) }
        var key: String?
        var valueStart = first
        var canBeKey = Syntax.isLetter(bytes[first])
        while offset < end {
            let byte = bytes[offset]
            if Syntax.isBlank(byte) { break }
            if byte == Syntax.quote {
                guard key != nil, offset == valueStart else { throw LineError(.strayQuote, column: self.column(of: offset)) }
                return (Argument(try string(), isQuoted: true, column: column), key)
            }
            guard !Syntax.isControl(byte) else { throw LineError(.controlCharacter, column: self.column(of: offset)) }
            if canBeKey, !Syntax.isKeyByte(byte) {
                canBeKey = false
                if byte == Syntax.equals {
                    key = text(first..<offset)
                    valueStart = offset + 1
                }
            }
            offset += 1
        }
        return (Argument(text(valueStart..<offset), column: column), key)
    }

    /// Reads a string in quotes, the opening one being next.
    private mutating func string() throws(LineError) -> String {
        let opening = offset
        offset += 1
        let first = offset
        while offset < end, bytes[offset] != Syntax.quote, bytes[offset] != Syntax.backslash { offset += 1 }
        if offset < end, bytes[offset] == Syntax.quote {
            let plain = text(first..<offset)
            try close()
            return plain
        }
        var resolved = Array(bytes[first..<offset])
        while offset < end {
            let byte = bytes[offset]
            if byte == Syntax.quote {
                try close()
                return String(decoding: resolved, as: UTF8.self)
            }
            if byte == Syntax.backslash {
                try escape(into: &resolved)
            } else {
                resolved.append(byte)
                offset += 1
            }
        }
        throw LineError(.unterminatedString, column: column(of: opening))
    }

    private mutating func close() throws(LineError) {
        offset += 1
        guard offset == end || Syntax.isBlank(bytes[offset]) else { throw LineError(.strayQuote, column: column(of: offset)) }
    }

    private mutating func escape(into resolved: inout [UInt8]) throws(LineError) {
        let error = LineError(.badEscape, column: column(of: offset))
        guard offset + 1 < end else { throw error }
        let letter = bytes[offset + 1]
        offset += 2
        switch letter {
        case Syntax.quote, Syntax.backslash: resolved.append(letter)
        case UInt8(ascii: "n"): resolved.append(Syntax.lineFeed)
        case UInt8(ascii: "t"): resolved.append(Syntax.tab)
        case UInt8(ascii: "u"):
            guard offset < end, bytes[offset] == UInt8(ascii: "{"),
                let closing = bytes[offset..<min(end, offset + 8)].firstIndex(of: UInt8(ascii: "}")),
                let scalar = Self.scalar(hex: bytes[(offset + 1)..<closing])
            else { throw error }
            resolved += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            offset = closing + 1
        default: throw error
        }
    }

    /// The character that one to six hexadecimal digits name.
    private static func scalar(hex: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard (1...6).contains(hex.count) else { return nil }
        var value: UInt32 = 0
        for byte in hex {
            let lower = byte | 0x20
            let digit: UInt8
            if Syntax.isDigit(byte) {
                digit = byte - UInt8(ascii: "0")
            } else if lower >= UInt8(ascii: "a"), lower <= UInt8(ascii: "f") {
                digit = lower - UInt8(ascii: "a") + 10
            } else {
                return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return Unicode.Scalar(value)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The column of a byte in Unicode scalars from 1, which leaves continuation bytes out.
    ///
    /// It goes on from the byte that was asked for before, so that a line of many arguments is counted once.
    private mutating func column(of position: Int) -> Int {
        if position < measured.offset { measured = (start, 1) }
        var column = measured.column
        for index in measured.offset..<position where bytes[index] & 0xC0 != 0x80 { column += 1 }
        measured = (position, column)
        return column
    }
}
