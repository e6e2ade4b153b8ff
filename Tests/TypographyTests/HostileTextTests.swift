import Drawing
import Testing

@testable import Typography

@Suite struct HostileTextTests {
    private let typesetter = TestFonts.typesetter()

    private func layout(_ text: String, width: Double? = nil, size: Int = 12) -> TextLayout {
        typesetter.layout(TextRequest(text, face: TestFonts.sans, size: size, width: width))
    }

    @Test func aMegabyteInOneLineIsSetWhole() {
        let text = String(repeating: "abcdefg ", count: 1 << 17)
        let line = layout(text).lines
        #expect(line.count == 1)
        #expect(line.first?.stops.count == text.count + 1)
    }

    @Test func aLongTextWithoutABlankIsWrapped() {
        let layout = layout(String(repeating: "a", count: 1 << 17), width: 1000)
        #expect(layout.lines.last?.range.upperBound == 1 << 17)
        #expect(layout.size.width <= 1000.001)
    }

    @Test func tenThousandMarksOnALetterAreOneCharacter() throws {
        let layout = layout("a" + String(repeating: "\u{301}", count: 10_000) + "b", width: 50)
        #expect(layout.lines.first?.stops.map(\.offset) == [0, 1, 2])
        #expect(layout.glyphRuns.reduce(0) { $0 + $1.glyphs.count } <= Paragraph.clusterLimit + 1)
    }

    @Test func controlsAreShownAndReorderNothing() {
        let layout = layout("a\u{1B}[2J\u{9B}\u{202E}bc\u{7F}")
        let text = layout.glyphRuns.map(\.text).joined()
        #expect(text == "a\u{241B}[2J\u{FFFD}\u{FFFD}bc\u{2421}")
        #expect(layout.lines.first?.stops.map(\.offset) == Array(0...10))
    }

    @Test func charactersNoFaceHasAreShownAsMissing() throws {
        let layout = layout("\u{10FFFD}")
        #expect(layout.glyphRuns.first?.glyphs.first?.glyph == 0)
    }

    @Test func extremeSizesAndWidthsAreSetSafely() {
        for size in [Int.min, -1, 0, 1, 999, 1_000_000] {
            for width in [nil, -1, 0, 1e-300, 1e300, .infinity, .nan] as [Double?] {
                let layout = layout("ab אב\n", width: width, size: size)
                #expect(layout.lines.last?.range.upperBound == 6)
            }
        }
    }

    @Test func anyScalarsGiveOneStopForEveryOffset() {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SplitMix(seed: seed)
        let blocks: [ClosedRange<UInt32>] = [
            0x0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1100...0x11FF,
            0x2000...0x206F,
            0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F64F,
            0x10FFF0...0x10FFFF,
        ]
        for round in 0..<300 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let block = blocks.randomElement(using: &random) ?? 0x20...0x7F
                if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) { view.append(scalar) }
            }
            let text = String(view)
            let layout = layout(text, width: round % 2 == 0 ? nil : Double(Int.random(in: 0...200, using: &random)))
            var covered = 0
            for line in layout.lines {
                #expect(line.stops.map(\.offset).sorted() == Array(line.range.lowerBound...line.range.upperBound))
                covered += line.range.count
            }
            let feeds = text.reduce(0) { $1.isNewline ? $0 + 1 : $0 }
            #expect(covered == text.count - feeds, "seed \(seed) round \(round)")
        }
    }
}
