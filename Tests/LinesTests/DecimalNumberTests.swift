import TestSupport
import Testing

@testable import Lines

@Suite struct DecimalNumberTests {
    @Test(arguments: [
        ("8", 8.0), ("8.5", 8.5), ("-3", -3), ("+3", 3), (".5", 0.5), ("0.1", 0.1), ("10000000", 1e7), ("-10000000", -1e7),
        ("0.30000000000000004", 0.30000000000000004), ("00012", 12), ("1234567.1234567891", 1_234_567.1234567891),
    ]) func decimalNumbersAreRead(_ text: String, value: Double) throws {
        #expect(try DecimalNumber.value(of: text) == value)
    }

    @Test(arguments: ["", "-", ".", "5.", "1e5", "0x10", "nan", "inf", "-inf", "1,2", " 1", "1 ", "10c", "١", "1_000", "--1"])
    func anythingElseIsNoNumber(_ text: String) {
        #expect(throws: LineError.Reason.badNumber(text)) { try DecimalNumber.value(of: text) }
    }

    @Test(arguments: ["10000000.1", "-10000001", "1" + String(repeating: "0", count: 400)])
    func numbersBeyondTheLimitAreRefused(_ text: String) {
        #expect(throws: LineError.Reason.outOfRange(text)) { try DecimalNumber.value(of: text) }
    }

    @Test func cellsCountAsDotsWhereTheyAreAllowed() throws {
        #expect(try DecimalNumber.value(of: "10c", unit: .column) == 20)
        #expect(try DecimalNumber.value(of: "-1.5c", unit: .row) == -6)
        #expect(try DecimalNumber.value(of: "10", unit: .row) == 10)
        #expect(throws: LineError.Reason.outOfRange("9000000c")) { try DecimalNumber.value(of: "9000000c", unit: .row) }
    }

    @Test(arguments: [
        (8.0, "8"), (8.5, "8.5"), (-0.0, "0"), (0.1, "0.1"), (0.00001, "0.00001"), (-2.5e-7, "-0.00000025"), (1e7, "10000000"),
        (Double.nan, "0"), (.infinity, "10000000"), (-.infinity, "-10000000"), (1e300, "10000000"),
    ]) func numbersAreWrittenShortest(_ value: Double, text: String) {
        #expect(DecimalNumber.text(value) == text)
    }

    @Test(arguments: 0..<10) func numbersSurviveBeingWrittenAndRead(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<1_000 {
            let scales: [Double] = [1e7, 100, 1, 1e-5, 1e-12]
            let scale = scales.randomElement(using: &random) ?? 1
            let value = Double.random(in: -scale...scale, using: &random)
            let text = DecimalNumber.text(value)
            #expect(!text.contains("e"))
            #expect(try DecimalNumber.value(of: text) == value, "seed \(seed): \(text)")
        }
        #expect(try DecimalNumber.value(of: DecimalNumber.text(Double.leastNonzeroMagnitude)) == Double.leastNonzeroMagnitude)
    }

    @Test func wholeNumbersHaveARange() throws {
        #expect(try DecimalNumber.whole("20", in: 1...20) == 20)
        #expect(throws: LineError.Reason.outOfRange("21")) { try DecimalNumber.whole("21", in: 1...20) }
        #expect(throws: LineError.Reason.badNumber("-1")) { try DecimalNumber.whole("-1", in: 1...20) }
        #expect(throws: LineError.Reason.outOfRange("99999999999999999999")) {
            try DecimalNumber.whole("99999999999999999999", in: 1...20)
        }
    }
}
