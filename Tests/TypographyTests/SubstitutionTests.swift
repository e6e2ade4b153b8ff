import Drawing
import Testing

@testable import Typography

@Suite struct SubstitutionTests {
    private let catalogue = FontCatalogue(
        records: [
            TestFonts.record("Emoji Colour Regular", traits: .colour, cannotWrite: ["en"]),
            TestFonts.record("Noto Sans Bold", traits: [.sans, .bold]),
            TestFonts.record("Noto Sans Italic", traits: [.sans, .italic]),
            TestFonts.record("Noto Sans Regular", traits: .sans),
            TestFonts.record("Noto Sans Mono Regular", traits: [.sans, .mono]),
            TestFonts.record("Vera Serif Bold", traits: [.serif, .bold]),
            TestFonts.record("Vera Serif Book", traits: .serif),
        ], fallback: FontFallback(), defaults: DefaultFamilies(sans: "Noto Sans", serif: "Vera Serif", mono: "Noto Sans Mono"))

    @Test(arguments: [
        ("Noto Sans Black", "Noto Sans Bold"),
        ("Noto Sans ExtraBold", "Noto Sans Bold"),
        ("Noto Sans Light Italic", "Noto Sans Italic"),
        ("Noto Sans Mono Light", "Noto Sans Mono Regular"),
        ("Vera Serif Italic", "Vera Serif Book"),
        ("Helvetica Bold", "Noto Sans Bold"),
        ("Times New Roman", "Vera Serif Book"),
        ("Courier Regular", "Noto Sans Mono Regular"),
        ("", "Noto Sans Regular"),
    ])
    func theNearestIsFoundByFamilyThenByStyle(name: String, expected: String) {
        let nearest = catalogue.nearest(to: FaceName(name), language: "en")
        #expect(nearest.map { catalogue.list.entries[$0].name.text } == expected)
    }

    /// The nearest of some faces; mono, serif and bold ones say so in their names.
    private func nearest(to name: String, among names: String..., sans: String = "") -> String? {
        let records = names.map { name in
            TestFonts.record(name, traits: FaceClass.ofName(name))
        }
        let catalogue = FontCatalogue(records: records, fallback: FontFallback(), defaults: DefaultFamilies(sans: sans))
        return catalogue.nearest(to: FaceName(name), language: "en").map { catalogue.list.entries[$0].name.text }
    }

    @Test func familiesThatWereMadeForEachOtherComeBeforeTheDefault() {
        let some = [
            "DejaVu Sans Bold", "DejaVu Sans Book", "Liberation Sans Bold", "Liberation Sans Regular", "Liberation Serif Regular",
        ]
        func among(_ name: String) -> String? {
            nearest(to: name, among: some[0], some[1], some[2], some[3], some[4], sans: "DejaVu Sans")
        }
        #expect(among("Helvetica Bold") == "Liberation Sans Bold")
        #expect(among("Arial Regular") == "Liberation Sans Regular")
        #expect(among("Times New Roman Regular") == "Liberation Serif Regular")
        #expect(among("Verdana Bold") == "DejaVu Sans Bold")
        #expect(among("Futura Bold") == "DejaVu Sans Bold")
    }

    @Test func aWiderFamilyStandsInForItsNarrowOne() {
        #expect(
            nearest(to: "DejaVu Sans Condensed Bold", among: "DejaVu Sans Mono Bold", "DejaVu Sans Bold", "DejaVu Sans Book")
                == "DejaVu Sans Bold")
    }

    @Test func aSharedWordIsNoKinshipAcrossClasses() {
        #expect(
            nearest(to: "Liberation Mono Bold", among: "DejaVu Mono Bold", "Liberation Serif Bold", sans: "DejaVu Mono")
                == "DejaVu Mono Bold")
    }

    @Test func amongEqualsTheOneThatWritesTheLanguageIsTaken() {
        let catalogue = FontCatalogue(
            records: [TestFonts.record("Foo One", cannotWrite: ["de"]), TestFonts.record("Foo Two")], fallback: FontFallback(),
            defaults: DefaultFamilies())
        #expect(catalogue.nearest(to: FaceName("Foo Three"), language: "de") == 1)
        #expect(catalogue.nearest(to: FaceName("Foo Three"), language: "fr") == 0)
    }

    @Test func resolvingTellsWhatIsShown() {
        let typesetter = Typesetter()
        #expect(typesetter.resolve(TestFonts.sans, language: "en") == .loading)
        #expect(typesetter.resolve(.terminal, language: "en") == .installed)
        typesetter.install(TestFonts.catalogue)
        #expect(typesetter.resolve(TestFonts.sans, language: "en") == .installed)
        let substitute = typesetter.resolve(FaceName("DejaVu Sans Heavy Oblique"), language: "en")
        #expect(
            substitute == .substituted(FaceName("DejaVu Sans Bold Oblique"))
                || substitute == .substituted(FaceName("DejaVu Sans Bold")))
    }

    @Test func aMissingFaceIsSetInItsSubstitute() throws {
        let layout = TestFonts.typesetter().layout(TextRequest("abc", face: FaceName("DejaVu Serif Nowhere"), size: 20))
        #expect(try #require(layout.glyphRuns.first).name.text.hasPrefix("DejaVu Serif"))
    }

    @Test func withoutAnyFaceTextIsSetInCells() {
        let typesetter = Typesetter()
        let request = TextRequest("abc", face: TestFonts.sans, size: 20)
        #expect(typesetter.layout(request).isInCells)
        typesetter.install(.empty)
        #expect(typesetter.layout(request) == CellTextSetter.layout(request))
        #expect(typesetter.resolve(TestFonts.sans, language: "en") == .substituted(.terminal))
        typesetter.install(TestFonts.catalogue)
        #expect(!typesetter.layout(request).isInCells)
    }
}
