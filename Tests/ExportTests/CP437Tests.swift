import Drawing
import Export
import Geometry
import Screen
import Testing

struct CP437Tests {
    private func split(_ bytes: [UInt8]) throws -> (data: [UInt8], record: [UInt8]) {
        try #require(bytes.count >= 129)
        return (Array(bytes.dropLast(129)), Array(bytes.suffix(129)))
    }

    @Test func linesAreThoseOfTheSet() throws {
        let box = Drawings.shape(.rectangle(Rect(0, 0, 8, 12)), Style(pen: .double))
        let (data, _) = try split(try Drawings.export([box], as: .cp437))
        #expect(data == [0xC9, 0xCD, 0xCD, 0xBB, 13, 10, 0xBA, 0x20, 0x20, 0xBA, 13, 10, 0xC8, 0xCD, 0xCD, 0xBC, 13, 10])
    }

    @Test(arguments: [Pen.heavy, .rounded, .dashed, .light])
    func otherPensBecomeSingleLines(pen: Pen) throws {
        let line = Drawings.shape(.line(Point(0, 0), Point(9, 0)), Style(pen: pen))
        let (data, _) = try split(try Drawings.export([line], as: .cp437))
        #expect(data == [0xC4, 0xC4, 0xC4, 0xC4, 0xC4, 13, 10])
    }

    @Test func lettersThatTheSetLacksAreQuestionMarks() throws {
        let (data, _) = try split(try Drawings.export([Drawings.text("Äé€漢\u{1B}")], as: .cp437))
        #expect(data == [0x8E, 0x82, 0x3F, 0x3F, 0x3F, 0x3F, 13, 10])
    }

    @Test func brightColoursAreBoldAndBrightGroundsBlink() {
        var surface = Surface(CellSize(columns: 3, rows: 1))
        surface.write("a", column: 0, row: 0, style: CellStyle(foreground: .palette(12), background: .palette(11)))
        surface.write("b", column: 1, row: 0, style: CellStyle(foreground: .palette(1)))
        surface.write("c", column: 2, row: 0, style: CellStyle(attributes: .reverse))
        let text = String(decoding: CP437Writer.bytes(for: surface).dropLast(129), as: UTF8.self)
        #expect(text == "\u{1B}[0;1;5;34;43ma\u{1B}[0;31mb\u{1B}[0;30;47mc\u{1B}[0m\r\n")
    }

    @Test func recordSaysWhatTheBytesAre() throws {
        let (data, record) = try split(try Drawings.export([Drawings.text("one\ntwo")], as: .cp437))
        #expect(record[0] == 0x1A)
        #expect(String(decoding: record[1..<8], as: UTF8.self) == "SAUCE00")
        let size = (0..<4).reduce(0) { $0 | Int(record[91 + $1]) << (8 * $1) }
        #expect(size == data.count)
        #expect(Array(record[95..<97]) == [1, 1])
        #expect(Int(record[97]) | Int(record[98]) << 8 == 80)
        #expect(Int(record[99]) | Int(record[100]) << 8 == 2)
        #expect(record[106] == 0b011)
        #expect(Array(record[107..<114]) == Array("IBM VGA".utf8))
    }

    @Test func rowThatFillsTheWidthHasNoLineEnd() throws {
        let (data, record) = try split(
            try Drawings.export([Drawings.text(String(repeating: "x", count: 90) + "\ny")], as: .cp437))
        #expect(data == Array(repeating: UInt8(ascii: "x"), count: 90) + Array("y\r\n".utf8))
        #expect(record[97] == 90)
    }
}
