import Drawing
import Screen
import Testing
import Words

@testable import Popovers

/// The font popover where the terminal has dots: every face's name beside a sample of it.
struct FontRowsTests {
    @Test func everyRowShowsItsFaceBesideItsName() {
        var popover = Faces.popover(current: "DejaVu Sans Bold")
        let surface = popover.surface(44, 17)
        #expect(
            surface.text == """
                Filter:

                   Terminal         The quick brown fox jump

                                    [DejaVu Sans Book]
                   DejaVu Sans Book
                                    The quick brown fox jump
                                    [DejaVu Sans Bold]
                ›✓ DejaVu Sans Bold
                                    The quick brown fox jump
                   DejaVu Sans Mono [DejaVu Sans Mono Book]
                   Book
                                    The quick brown fox jump
                   DejaVu Serif     [DejaVu Serif Book]
                   Book
                                    The quick brown fox jump

                """)
        #expect(surface.cursor == CellPosition(column: 0, row: 8))
    }

    @Test(arguments: [(38, 8, 2), (60, 6, 2), (60, 12, 3), (60, 46, 3), (60, 4, 1), (29, 30, 1)])
    func rowsAreAsHighAsTheScreenHasRoomFor(columns: Int, rows: Int, height: Int) {
        let layout = FontListLayout(size: CellSize(columns: columns, rows: rows), glyphs: .braille, longestName: 20)
        #expect(layout.rowHeight == height)
        #expect(layout.sampleRows == 0 || height == 1, "a large sample only where rows have none")
        #expect(layout.listRows + layout.noteRows + layout.sampleRows == rows)
    }

    @Test(arguments: [GlyphSet.ascii, .console, .blocks, .quadrants, .sextants])
    func withoutDotsRowsArePlain(glyphs: GlyphSet) {
        var popover = Faces.popover()
        #expect(popover.samples(in: CellSize(columns: 60, rows: 30), context: context(glyphs: glyphs)).isEmpty)
        let layout = FontListLayout(size: CellSize(columns: 60, rows: 30), glyphs: glyphs, longestName: 20)
        #expect(layout.rowHeight == 1 && layout.sampleRows >= 6)
    }

    @Test(arguments: ["zh", "ja", "ko", "zh-Hant"]) func denseLettersHaveFourRows(language: String) {
        let faces = FaceList(
            entries: [
                Faces.face("Alpha", "Book", [], cannotWrite: [language]), Faces.face("Han", "Book", []),
                Faces.face("Kana", "Book", []),
            ], isLoading: false)
        var popover = Faces.popover(current: "Terminal", faces: faces, language: language)
        let samples = popover.samples(in: CellSize(columns: 60, rows: 17), context: context())
        #expect(samples.map(\.size.rows) == [3, 4, 4], "a face that cannot write them shows letters of its own")
    }

    @Test func samplesAreWantedInSightFirstAndThenAPageAheadEachWay() {
        var popover = Faces.popover(current: "Family 25 Style 0", faces: Faces.many(200))
        let samples = popover.samples(in: CellSize(columns: 60, rows: 17), context: context())
        // The 101st face in the middle of five: 99–103, then the five behind and the five before, the nearest first.
        let faces = Faces.many(200).entries.map(\.name)
        #expect(
            samples.map(\.face)
                == ([98, 99, 100, 101, 102] + [103, 104, 105, 106, 107] + [97, 96, 95, 94, 93]).map { faces[$0] })
        #expect(Set(samples.map(\.size)) == [CellSize(columns: 39, rows: 3)])
        #expect(samples.allSatisfy { $0.language == "en" && $0.glyphs == .braille && $0.text.hasPrefix("The quick") })
    }

    @Test func namesStandWithoutTheirSamplesUntilTheyCome() {
        var popover = Faces.popover()
        let surface = popover.surface(44, 17, context(ready: false))
        #expect(surface.text.contains("›✓ DejaVu Serif"))
        #expect(!surface.text.contains("["))
    }

    @Test func nothingIsWantedWhileTheFacesAreLoading() {
        var popover = Faces.popover(faces: FaceList(entries: [Faces.face("DejaVu Serif", "Book", [])], isLoading: true))
        #expect(popover.samples(in: CellSize(columns: 60, rows: 17), context: context()).isEmpty)
    }

    @Test func aMissingFaceOpensAtItsSubstituteWhoseRowSaysSo() {
        var popover = Faces.popover(current: "Futura Medium", substitute: "DejaVu Sans Bold")
        let surface = popover.surface(44, 17)
        #expect(surface.checkMarks == 0)
        #expect(surface.cursorRow?.hasPrefix("›  DejaVu Sans Bold") == true)
        let row = surface.cursor?.row ?? 0
        #expect(surface.rowText(row + 1).hasPrefix("   substitute"))
    }

    @Test func aFaceThatCannotWriteTheLanguageIsDimmedAndSaysWhy() {
        var popover = Faces.popover(current: "DejaVu Serif Italic", language: "de")
        let surface = popover.surface(44, 17, context(.german))
        let row = (0..<17).first { surface.rowText($0).contains("nicht de") }
        #expect(row != nil)
        let line = row ?? 0
        #expect(surface[3, line].attributes.contains(.dim))
        #expect(surface[ListBlock.labelColumn + 20, line - 1].attributes.contains(.dim), "the sample too")
    }

    @Test func samplesShowTheSelectedTextsOwnWords() {
        var popover = Faces.popover(sample: "Release\n2.0")
        let samples = popover.samples(in: CellSize(columns: 60, rows: 17), context: context())
        #expect(samples.map(\.text) == Array(repeating: "Release 2.0", count: samples.count))
    }

    @Test func growsWithTheScreen() {
        let popover = Faces.popover(faces: Faces.many(500))
        func size(_ columns: Int, _ rows: Int) -> CellSize {
            popover.wantedSize(in: context(room: CellSize(columns: columns, rows: rows)))
        }
        #expect(size(78, 19) == CellSize(columns: 48, rows: 17), "five faces with the field and the note")
        #expect(size(198, 45) == CellSize(columns: 104, rows: 44), "fourteen of them")
        #expect(size(38, 8) == CellSize(columns: 44, rows: 8))
    }

    // MARK: - Refreshing

    /// The screen row and the text of the highlighted face.
    private func place(of popover: inout FontPopover) -> (row: Int?, text: String?) {
        let surface = popover.surface(44, 17)
        return (surface.cursor?.row, surface.cursorRow.map { String($0.prefix(20)) })
    }

    private func faces(_ numbers: [Int]) -> FaceList {
        FaceList(
            entries: numbers.map { number in
                let digits = String(1000 + number)
                return Faces.face("Face \(digits.dropFirst())", "Book", [.sans])
            }, isLoading: false)
    }

    @Test(arguments: [false, true]) func aRefreshLeavesTheHighlightedFaceOnItsRow(moves: Bool) {
        var popover = Faces.popover(current: "Face 050 Book", faces: faces(Array(20..<80)))
        _ = place(of: &popover)
        if moves { popover.press("<down>") }
        let before = place(of: &popover)
        for numbers in [Array(10..<90), Array(0..<80), Array(30..<200), [5, 20, 40, 41, 42, 45, 49, 50, 51, 52, 53, 54, 90, 91]] {
            popover.update(faces: faces(numbers), substitute: nil)
            #expect(place(of: &popover) == before)
            #expect(popover.selection == FaceName(moves ? "Face 051 Book" : "Face 050 Book"))
        }
    }

    @Test func whereTheHighlightedFaceIsRemovedTheNextOneTakesItsPlace() {
        var popover = Faces.popover(current: "Face 050 Book", faces: faces(Array(20..<80)))
        _ = place(of: &popover)
        popover.press("<down><down>")
        let before = place(of: &popover)
        popover.update(faces: faces(Array(20..<52) + Array(55..<90)), substitute: nil)
        #expect(place(of: &popover) == (before.row, "›  Face 055 Book"))
        #expect(popover.selection == FaceName("Face 055 Book"), "what is highlighted is what is shown live")
        popover.update(faces: faces(Array(20..<50)), substitute: nil)
        #expect(popover.selection == FaceName("Face 049 Book"))
    }

    @Test func aListThatFillsKeepsTheRowOfTheCurrentFace() {
        var popover = Faces.popover(current: "Face 050 Book", faces: FaceList())
        let before = place(of: &popover)
        #expect(before.text == "›✓ Face 050 Book")
        popover.update(faces: faces(Array(20..<80)), substitute: nil)
        #expect(place(of: &popover) == before)
    }
}
