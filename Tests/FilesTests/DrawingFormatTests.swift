import Drawing
import Geometry
import Lines
import Notation
import TestSupport
import Testing

@testable import Files

@Suite struct DrawingFormatTests {
    static let example = #"""
        dudel 1
        article https://en.wikipedia.org/wiki/George_Washington
        rectangle 8 8 40 24 id=k3f9a2qp pen=light
        line 48 20 80 20 id=m1x0c7de pen=light end=arrow
        text 12 60 "Release 2.0" id=q8v2t5aa face="DejaVu Serif Book" size=36 stroke=red

        """#

    private func read(_ text: String) throws -> DrawingFile { try DrawingReader.read(Array(text.utf8)) }

    @Test func theExampleOfTheContractIsReadAndWrittenAsItIs() throws {
        let file = try read(Self.example)
        #expect(file.notices.isEmpty)
        #expect(file.document.articles == ["https://en.wikipedia.org/wiki/George_Washington"])
        #expect(file.document.drawables.map(\.id.text) == ["k3f9a2qp", "m1x0c7de", "q8v2t5aa"])
        #expect(
            file.document.drawables.map(\.shape) == [
                .rectangle(Rect(8, 8, 40, 24)), .line(Point(48, 20), Point(80, 20)),
                .text(TextBox("Release 2.0", at: Point(12, 60))),
            ])
        #expect(file.document.drawables[1].style == Style(pen: .light, heads: .end))
        #expect(file.document.drawables[2].style.face == FaceName("DejaVu Serif Book"))
        #expect(DrawingWriter.text(for: file.document) == Self.example)
    }

    @Test func groupsAndLocksAreReadAndWritten() throws {
        let text = """
            dudel 1
            rectangle 0 0 8 8 id=a group=outer/inner
            rectangle 0 0 8 8 id=b label=x group=outer locked=yes
            rectangle 0 0 8 8 id=c later=kept

            """
        let file = try read(text)
        #expect(file.document.drawables.map { $0.groups.map(\.text) } == [["outer", "inner"], ["outer"], []])
        #expect(file.document.drawables.map(\.isLocked) == [false, true, false])
        #expect(DrawingWriter.text(for: file.document) == text)
    }

    @Test(arguments: [
        "group=", "group=a//b", "group=a/a", "group=a b", "locked=maybe", "group=" + String(repeating: "a/", count: 99),
    ])
    func aGroupOrLockThatCannotBeIsRefusedWithItsLine(_ attribute: String) {
        let quoted = attribute.contains(" ") ? "group=\"a b\"" : attribute
        #expect(throws: DrawingError.self) { try read("dudel 1\nrectangle 0 0 8 8 id=a \(quoted)\n") }
    }

    @Test(arguments: 0..<40) func aDrawingSurvivesBeingWrittenAndRead(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let document = random.document()
        let bytes = try DrawingWriter.bytes(for: document)
        let file = try DrawingReader.read(bytes)
        #expect(file.document == document, "seed \(seed)")
        #expect(file.notices.isEmpty)
        #expect(try DrawingWriter.bytes(for: file.document) == bytes, "seed \(seed)")
        #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    }

    @Test func onlyWhatMeansSomethingIsWritten() throws {
        var style = Style(
            stroke: .colour(NamedColour.red.colour), width: 5, pen: .heavy, face: FaceName("X"), size: 9, heads: .both)
        style.language = "de"
        let id = try #require(DrawableID("a"))
        func text(_ shape: Shape, label: String = "") -> String {
            DrawableSyntax.line(for: Drawable(id: id, shape: shape, style: style, label: label)).text
        }
        #expect(text(.line(.zero, Point(1, 2))) == "line 0 0 1 2 id=a pen=heavy width=5 stroke=red end=arrow start=arrow")
        #expect(text(.text(TextBox("x", at: .zero))) == #"text 0 0 "x" id=a face=X size=9 stroke=red lang=de"#)
        #expect(text(.oval(Rect(0, 0, 1, 1))) == "oval 0 0 1 1 id=a width=5 stroke=red")
        #expect(text(.oval(Rect(0, 0, 1, 1)), label: "L") == "oval 0 0 1 1 id=a width=5 face=X size=9 stroke=red lang=de label=L")
        #expect(text(.pencil([.zero])) == "pencil 0,0 id=a width=5 stroke=red")
        #expect(
            text(.curve([CurveAnchor(.zero, handle: Point(1, 0.5))], closed: true))
                == "curve 0,0,1,0.5 id=a width=5 stroke=red closed=yes")
    }

    @Test func whatNoFileCanSayIsBroughtInsideTheLimits() throws {
        let id = try #require(DrawableID("a"))
        let wild = Drawable(id: id, shape: .line(Point(.nan, 1e300), Point(-.infinity, 0)), style: Style(width: 0))
        let file = try read(DrawingWriter.text(for: Document(drawables: [wild])))
        #expect(file.document.drawables[0].shape == .line(Point(0, 1e7), Point(-1e7, 0)))
        #expect(file.document.drawables[0].style.width == 1)
    }

    @Test func unknownAttributesAreKept() throws {
        let text = "dudel 1\noval 0 0 8 8 id=a glow=\"very much\" label=x closed=maybe\npencil 0,0 id=b label=L\n"
        let document = try read(text).document
        #expect(document.drawables[0].label == "x")
        #expect(document.drawables[0].extras.map(\.key) == ["glow", "closed"])
        #expect(
            DrawingWriter.text(for: document)
                == "dudel 1\noval 0 0 8 8 id=a label=x glow=\"very much\" closed=maybe\npencil 0,0 id=b label=L\n")
    }

    @Test func commentsStayWhereTheyStand() throws {
        let text = "dudel 1\n# the frame\noval 0 0 8 8 id=a\n  # \u{1b}[31m done\n"
        let file = try read(text)
        #expect(file.document.drawables.map(\.shape).first == .unknown("# the frame"))
        #expect(DrawingWriter.text(for: file.document) == text)
        #expect(try read(text) == file, "ids of comments are the same every time")
    }

    @Test func newerMinorVersionsAreKept() throws {
        let text = """
            dudel 1.4
            star 1 2 3 id=s points=5
            oval 0 0 8 8 id=a
            oval 0 0 8 8 9 id=b
            line 0 0 8 8 id=c pen=wavy

            """
        let file = try read(text)
        #expect(file.notices == [.newerMinor(FormatVersion(major: 1, minor: 4))])
        #expect(file.document.drawables.map(\.id.text) == ["s", "a", "b", "c"])
        #expect(file.document.drawables[0].shape == .unknown("star 1 2 3 id=s points=5"))
        #expect(DrawingWriter.text(for: file.document) == text)
        #expect(throws: DrawingError.self) { try read("dudel 1.4\noval 0 0 8 nan\n") }
    }

    @Test func aRepeatedIDKeepsBothAndTheLaterIsRenamed() throws {
        let file = try read("dudel 1\noval 0 0 8 8 id=a\noval 1 1 8 8 id=a\n")
        let (first, second) = (file.document.drawables[0], file.document.drawables[1])
        #expect(first.id.text == "a")
        #expect(file.notices == [.renamed(line: 3, from: first.id, to: second.id)])
        #expect(second.id.text.count == 8)
    }

    @Test func aMissingIDIsMade() throws {
        let document = try read("dudel 1\noval 0 0 8 8\noval 0 0 8 8\n").document
        #expect(document.drawables.count == 2)
        #expect(document.drawables.allSatisfy { $0.id.text.count == 8 })
    }

    @Test func lineEndsAndBlankLinesOfOthersAreAccepted() throws {
        let file = try read("\u{feff}dudel 1\r\n\r\n  oval 0 0 8 8 id=a\r\noval 1 1 2 2 id=b")
        #expect(file.document.drawables.map(\.id.text) == ["a", "b"])
        #expect(file.notices == [.noFinalLineEnd(line: 4)])
    }
}
