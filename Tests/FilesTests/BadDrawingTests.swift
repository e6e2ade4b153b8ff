import Drawing
import Foundation
import Lines
import Notation
import TestSupport
import Testing

@testable import Files

@Suite struct BadDrawingTests {
    @Test(arguments: [
        "", "\n", "dudel", "dudel\n", "dudel x\n", "dudel 1 2\n", "dudel 0\n", "dudel 1.2.3\n", "dudel 1 a=b\n",
        "# dudel 1\n", "PNG\r\n\u{1a}", "dudel 99999999999999999999\n", "dudel \"1\n",
    ])
    func whatIsNoDrawingIsRefusedAtItsFirstLine(_ text: String) {
        let error = #expect(throws: DrawingError.self) { try DrawingReader.read(Array(text.utf8)) }
        #expect(error?.line == 1)
    }

    @Test func aNewerMajorVersionIsRefused() {
        #expect(throws: DrawingError(line: 1, .newerVersion(FormatVersion(major: 2, minor: 1)))) {
            try DrawingReader.read(Array("dudel 2.1\nanything\n".utf8))
        }
    }

    @Test(arguments: [
        ("save /etc/passwd", LineError.Reason.unknownName("save")),
        ("oval 0 0 8", .tooFewArguments),
        ("oval 0 0 8 8 8", .tooManyArguments),
        ("oval 0 0 8 nan", .badNumber("nan")),
        ("oval 0 0 8 1e308", .badNumber("1e308")),
        ("oval 0 0 8 10c", .badNumber("10c")),
        ("oval 0 0 8 10000001", .outOfRange("10000001")),
        ("pencil", .tooFewArguments),
        ("pencil 1,2 3", .badNumber("3")),
        ("pencil 1,2,3", .badNumber("1,2,3")),
        ("curve", .tooFewArguments),
        ("curve 1,2,3", .badNumber("1,2,3")),
        ("curve 1,2,3,4,5", .badNumber("1,2,3,4,5")),
        ("curve 1,2,3,4 closed=perhaps", .badValue(key: "closed", value: "perhaps")),
        ("text 1 2", .tooFewArguments),
        ("text 1 2 3 x", .badNumber("x")),
        ("text 1 2 -3 4 x", .outOfRange("-3")),
        ("oval 0 0 8 8 id=", .badID("")),
        ("oval 0 0 8 8 id=../../etc", .badID("../../etc")),
        ("oval 0 0 8 8 id=0123456789abcdef", .badID("0123456789abcdef")),
        ("oval 0 0 8 8 pen=wavy", .badValue(key: "pen", value: "wavy")),
        ("oval 0 0 8 8 width=0", .outOfRange("0")),
        ("oval 0 0 8 8 width=2.5", .badNumber("2.5")),
        ("oval 0 0 8 8 size=1000", .outOfRange("1000")),
        ("oval 0 0 8 8 stroke=none", .badValue(key: "stroke", value: "none")),
        ("oval 0 0 8 8 fill=#ff80", .badValue(key: "fill", value: "#ff80")),
        ("oval 0 0 8 8 lang=\"a b\"", .badValue(key: "lang", value: "a b")),
        ("oval 0 0 8 8 face=\"\"", .badValue(key: "face", value: "")),
        ("line 0 0 8 8 end=dot", .badValue(key: "end", value: "dot")),
        ("oval 0 0 8 8 a=1 a=2", .repeatedAttribute("a")),
        ("text 1 2 \"abc", .unterminatedString),
        ("article", .tooFewArguments),
        ("article a b", .tooManyArguments),
        ("article a b=c", .unknownAttribute("b")),
    ]) func aBrokenLineIsToldWithItsNumber(_ line: String, reason: LineError.Reason) {
        let error = #expect(throws: DrawingError.self) {
            try DrawingReader.read(Array("dudel 1\noval 0 0 1 1\n\n\(line)\noval 0 0 1 1\n".utf8))
        }
        #expect(error?.line == 4)
        guard case .line(let lineError) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(lineError.reason == reason)
    }

    @Test func bytesThatAreNotUTF8AreToldWithTheirLine() {
        #expect(throws: DrawingError(line: 2, .line(LineError(.notUTF8)))) {
            try DrawingReader.read(Array("dudel 1\ntext 0 0 \"".utf8) + [0xFF] + Array("\"\n".utf8))
        }
    }

    @Test func theLimitsHold() {
        let text = "dudel 1\ntext 0 0 \"\(String(repeating: "x", count: DrawingLimits.text + 1))\"\n"
        let error = #expect(throws: DrawingError.self) { try DrawingReader.read(Array(text.utf8)) }
        #expect(error?.line == 2)
        let many = Array("dudel 1\n".utf8) + Array(String(repeating: "pencil 0,0\n", count: DrawingLimits.drawables + 1).utf8)
        #expect(throws: DrawingError(line: DrawingLimits.drawables + 2, .tooManyDrawables)) { try DrawingReader.read(many) }
        #expect(throws: DrawingError(line: 1, .fileTooLarge)) {
            try DrawingReader.read([UInt8](repeating: 0x20, count: DrawingLimits.fileSize + 1))
        }
        let points = "pencil" + String(repeating: " 0,0", count: 90_000) + "\n"
        let parts = "dudel 1\n" + String(repeating: points, count: 23)
        #expect(throws: DrawingError(line: 24, .tooManyParts)) { try DrawingReader.read(Array(parts.utf8)) }
    }

    @Test func whatIsTooLargeToBeReadIsNotWritten() throws {
        let id = try #require(DrawableID("a"))
        let text = String(repeating: "x", count: DrawingLimits.text + 1)
        let document = Document(drawables: [Drawable(id: id, shape: .text(TextBox(text, at: .init(0, 0))), style: .documented)])
        #expect(throws: DrawingError(line: 2, .line(LineError(.textTooLong)))) { try DrawingWriter.bytes(for: document) }
    }

    /// 20,000 files, 500,000 where the tests are asked to be long: what is read must be written and read as the same again.
    /// Half of them are made of random drawings, half of the files that the fuzzer begins with.
    @Test(arguments: 0..<50) func mutatedFilesNeverCrash(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let isLong = ProcessInfo.processInfo.environment["DUDEL_LONG"] != nil
        let corpus = try Corpus.drawings()
        var original: [UInt8] = []
        for round in 0..<(isLong ? 10_000 : 400) {
            if round.isMultiple(of: 100) { original = Array(DrawingWriter.text(for: random.document(drawables: 8)).utf8) }
            if round % 100 == 50 { original = try #require(corpus.randomElement(using: &random)) }
            let bytes = random.mutated(original)
            guard let file = try? DrawingReader.read(bytes) else { continue }
            let written = try DrawingWriter.bytes(for: file.document)
            #expect(
                try DrawingWriter.bytes(for: try DrawingReader.read(written).document) == written, "seed \(seed), round \(round)")
        }
    }
}

extension SeededGenerator {
    /// Bytes with a few of them changed, taken out, put in, repeated or cut off.
    mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...6, using: &self) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            let other = Int.random(in: place...min(bytes.count - 1, place + 60), using: &self)
            switch Int.random(in: 0..<6, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes.removeSubrange(place..<other)
            case 2: bytes.insert(contentsOf: bytes[place..<other], at: place)
            case 3: bytes.insert(contentsOf: Array("-99999999999999999999 nan \\u{ \"=".utf8).prefix(other - place), at: place)
            case 4: bytes[place] = [0x0A, 0x20, 0x22, 0x5C, 0x3D, 0x23].randomElement(using: &self) ?? 0
            default: bytes.removeSubrange(other...)
            }
        }
        return bytes
    }
}
