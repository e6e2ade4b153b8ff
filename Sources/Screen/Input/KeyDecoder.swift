/// Turns the bytes a terminal sends into inputs, in whatever portions they arrive.
///
/// It is a pure value: it reads no clock and no descriptor. Where `waiting` names a time and nothing came in it, call `timeOut`.
/// The encodings are those of ECMA-48, xterm's "Control Sequences", rxvt, the Linux console, PuTTY and kitty's CSI-u; replies
/// and sequences without a meaning here are swallowed whole, and so are bytes that are not UTF-8.
public struct KeyDecoder: Sendable {
    private enum State: Sendable {
        case ground
        case escape
        case control
        case linuxFunction
        case oldMouse
        case singleShift
        case string(introducer: UInt8)
        case stringEscape
        case paste
    }

    private var state = State.ground
    private var utf8 = UTF8Assembler()
    private var paste = PasteCollector()
    /// The bytes of the sequence being read, behind its introducer, as far as they are kept.
    private var collected: [UInt8] = []
    private var swallowed = 0
    private var followsEscape = false

    /// The most bytes of a control sequence that are kept; no key needs more.
    private static let mostKept = 64
    /// The most bytes of a control sequence before it is given up.
    private static let longestControl = 4096
    /// The most bytes of a string (OSC, DCS, APC, PM, SOS) before it is given up.
    private static let longestString = 1 << 20

    /// Creates a decoder with nothing pending.
    public init() {}

    /// Takes the bytes of one read and returns what they complete.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [Input] {
        let bytes = Array(bytes)
        var batch = InputBatch()
        var index = 0
        while index < bytes.count {
            if case .paste = state {
                let plain = paste.takePlain(bytes[index...])
                index += plain
                if plain > 0 { continue }
                if paste.take(bytes[index]) { endPaste(bytes[(index + 1)...], &batch) }
            } else {
                take(bytes[index], &batch)
            }
            index += 1
        }
        return batch.inputs
    }

    /// The milliseconds without a byte after which an incomplete sequence is to be decided, or nothing when none is pending.
    ///
    /// A lone Esc: 50, over SSH 120; a sequence that has begun: 500; an unfinished paste: 1000.
    public func waiting(overSSH: Bool) -> Int? {
        switch state {
        case .ground: nil
        case .escape: overSSH ? 120 : 50
        case .paste: 1000
        default: 500
        }
    }

    /// Decides what is pending: Esc alone, Esc and a plain key, the paste so far, or nothing for half a sequence.
    public mutating func timeOut() -> [Input] {
        var batch = InputBatch()
        abandon(&batch)
        return batch.inputs
    }

    private mutating func take(_ byte: UInt8, _ batch: inout InputBatch) {
        switch state {
        case .ground, .paste: takePlain(byte, &batch)
        case .escape: takeEscaped(byte, &batch)
        case .control: takeControl(byte, &batch)
        case .singleShift: takeSingleShift(byte, &batch)
        case .linuxFunction:
            state = .ground
            emit(ControlKeys.linuxFunction(byte), &batch)
        case .oldMouse:
            collected.append(byte)
            guard collected.count == 3 else { return }
            state = .ground
            if let event = MouseReports.event(collected) { batch.append(.mouse(event)) }
        case .string: takeString(byte, &batch)
        case .stringEscape:
            state = .ground
            if byte != UInt8(ascii: "\\") { takeEscaped(byte, &batch) }
        }
    }

    private mutating func takePlain(_ byte: UInt8, _ batch: inout InputBatch) {
        if byte == 0x1B {
            utf8.reset()
            state = .escape
            return
        }
        guard let scalar = utf8.take(byte) else { return }
        if byte < 0x20 || byte == 0x7F {
            emit(ControlKeys.controlByte(byte), &batch)
        } else if !(0x80...0x9F).contains(scalar.value) {
            batch.append(scalar, followsEscape: followsEscape)
            followsEscape = false
        }
    }

    private mutating func takeEscaped(_ byte: UInt8, _ batch: inout InputBatch) {
        collected.removeAll(keepingCapacity: true)
        swallowed = 0
        switch byte {
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .singleShift
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            state = .string(introducer: byte)
        default:
            state = .ground
            emitEscape(&batch)
            takePlain(byte, &batch)
        }
    }

    private mutating func takeControl(_ byte: UInt8, _ batch: inout InputBatch) {
        switch byte {
        case UInt8(ascii: "$") where !collected.isEmpty && collected.allSatisfy({ (0x30...0x39).contains($0) }):
            endControl(byte, &batch)
        case 0x20...0x3F:
            swallowed += 1
            if collected.count < Self.mostKept { collected.append(byte) }
            if swallowed > Self.longestControl { state = .ground }
        case 0x40...0x7E: endControl(byte, &batch)
        default:
            abandon(&batch)
            takePlain(byte, &batch)
        }
    }

    private mutating func endControl(_ final: UInt8, _ batch: inout InputBatch) {
        state = .ground
        if collected.isEmpty, final == UInt8(ascii: "[") {
            state = .linuxFunction
        } else if collected.isEmpty, final == UInt8(ascii: "M") {
            state = .oldMouse
        } else if final == UInt8(ascii: "~"), collected == [0x32, 0x30, 0x30] {
            state = .paste
        } else {
            let parameters = ControlParameters(collected)
            if parameters.prefix == UInt8(ascii: "<"), final == UInt8(ascii: "M") || final == UInt8(ascii: "m") {
                followsEscape = false
                if let event = MouseReports.event(parameters, released: final == UInt8(ascii: "m")) {
                    batch.append(.mouse(event))
                }
            } else {
                emit(ControlKeys.key(parameters, final: final), &batch)
            }
        }
    }

    private mutating func takeSingleShift(_ byte: UInt8, _ batch: inout InputBatch) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: ";") where collected.count < Self.mostKept: collected.append(byte)
        case 0x20...0x7E:
            state = .ground
            let parameters = ControlParameters(collected)
            emit(ControlKeys.singleShift(byte, parameters.modifiers(at: max(0, parameters.count - 1))), &batch)
        default:
            abandon(&batch)
            takePlain(byte, &batch)
        }
    }

    private mutating func takeString(_ byte: UInt8, _ batch: inout InputBatch) {
        switch byte {
        case 0x1B where swallowed > 0: state = .stringEscape
        case 0x07 where swallowed > 0: state = .ground
        case 0..<0x20, 0x7F:
            // No reply holds controls: a person typed this.
            abandon(&batch)
            takePlain(byte, &batch)
        default:
            swallowed += 1
            if swallowed > Self.longestString { state = .ground }
        }
    }

    /// Ends a paste, unless a second end marker in the same read shows that the first was a part of the text.
    private mutating func endPaste(_ rest: ArraySlice<UInt8>, _ batch: inout InputBatch) {
        let marker = PasteCollector.endMarker.count
        var start = rest.startIndex
        while let escape = rest[start...].firstIndex(of: 0x1B) {
            let next = rest[escape...].prefix(marker)
            if next.elementsEqual(PasteCollector.endMarker) {
                paste.keepEndMarker()
                return
            }
            if next.elementsEqual(PasteCollector.startMarker) { break }
            start = escape + 1
        }
        abandon(&batch)
    }

    private mutating func abandon(_ batch: inout InputBatch) {
        let ended = state
        state = .ground
        switch ended {
        // What comes after the wait is a key of its own.
        case .escape: batch.append(.key(Key(.escape)))
        case .control where swallowed == 0: emitEscape(UInt8(ascii: "["), &batch)
        case .singleShift where collected.isEmpty: emitEscape(UInt8(ascii: "O"), &batch)
        case .string(let introducer) where swallowed == 0: emitEscape(introducer, &batch)
        case .paste: batch.append(.paste(paste.finish()))
        default: break
        }
    }

    private mutating func emit(_ key: Key?, _ batch: inout InputBatch) {
        if var key {
            key.followsEscape = followsEscape
            batch.append(.key(key))
        }
        followsEscape = false
    }

    private mutating func emitEscape(_ batch: inout InputBatch) {
        batch.append(.key(Key(.escape)))
        followsEscape = true
    }

    private mutating func emitEscape(_ byte: UInt8, _ batch: inout InputBatch) {
        emitEscape(&batch)
        takePlain(byte, &batch)
    }
}
