import Drawing
import Popovers
import Screen
import Testing
import Typography

@testable import Editor

/// Samples in the faces of the package `fonts-dejavu-core`.
@Suite("The picture of a sample")
struct FaceSamplePainterTests {
    private let painter: FaceSamplePainter

    init() {
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        painter = FaceSamplePainter(typesetter)
    }

    private func surface(_ text: String, face: String = "DejaVu Sans Book", columns: Int = 20, rows: Int = 3) -> Surface? {
        painter.surface(
            of: FaceSample(
                face: FaceName(face), text: text, language: "en", size: CellSize(columns: columns, rows: rows), glyphs: .braille))
    }

    @Test("Letters of eight and of twelve dots")
    func sizes() {
        #expect(surface("Ag", rows: 3)?.rows == 3)
        #expect(surface("Ag", rows: 4)?.rows == 4)
        #expect(surface("Ag", rows: 3) != surface("Ag", rows: 2))
    }

    @Test("A line that reads from the right and is too long shows its beginning")
    func fromTheRight() {
        let short = surface("דג סקרן שט בים מאוכזב")
        #expect(short?.columns == 20)
        #expect(short == surface("דג סקרן שט בים מאוכזב ולפתע"))
        #expect(short != surface("אחר סקרן שט בים מאוכזב"))
    }

    @Test("A face that lacks letters of the text shows letters that it has")
    func lacking() {
        let letters = surface("ประเสริฐ")
        #expect(letters?.trimmed() != nil)
        #expect(letters == surface("漢字"))
    }

    @Test("A face that is not installed, blanks and sizes without cells show nothing")
    func nothing() {
        #expect(surface("Ag", face: "Nowhere Bold") == nil)
        #expect(surface("Ag", columns: 0) == nil)
        #expect(surface("Ag", rows: 0) == nil)
        #expect(surface("   ")?.columns == 0)
        #expect(surface("")?.columns == 0)
    }
}
