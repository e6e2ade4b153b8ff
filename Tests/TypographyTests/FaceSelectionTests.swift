import Drawing
import Testing

@testable import Typography

@Suite struct FaceSelectionTests {
    private func select(_ records: [FaceRecord?]) -> FaceSelection {
        FaceSelection(
            records.enumerated().compactMap { number, record in
                OpaquePointer(bitPattern: number + 1).map { (pattern: $0, record: record) }
            })
    }

    @Test func twinsAreMergedAndOpenTypeIsKept() {
        let type1 = TestFonts.record("Nimbus Roman", path: "/a.t1", postScriptName: "Nimbus", isOpenType: false, version: 9)
        let openType = TestFonts.record("Nimbus Roman", path: "/b.otf", postScriptName: "Nimbus")
        for order in [[type1, openType], [openType, type1]] {
            let selection = select(order)
            #expect(selection.records.map(\.file.path) == ["/b.otf"])
            #expect(selection.positions.values.allSatisfy { $0 == 0 })
            #expect(selection.positions.count == 2)
        }
    }

    @Test func amongTwinsTheNewerVersionIsKept() {
        let old = TestFonts.record("Lato Regular", path: "/a.ttf", version: 1)
        let new = TestFonts.record("Lato Regular", path: "/b.ttf", version: 2)
        #expect(select([old, new]).records.map(\.file.path) == ["/b.ttf"])
    }

    @Test func facesThatShareANameAreToldApart() {
        let selection = select([
            TestFonts.record("Foo Regular", path: "/b.ttf", postScriptName: "Foo-Text"),
            TestFonts.record("Foo Regular", path: "/a.ttf", postScriptName: "Foo-Display"),
            TestFonts.record("Foo Regular", path: "/c.ttf", postScriptName: "Foo-Poster"),
        ])
        #expect(
            selection.records.map(\.entry.name.text) == ["Foo Regular", "Foo Regular (Foo-Poster)", "Foo Regular (Foo-Text)"])
        #expect(selection.records.map(\.file.path) == ["/a.ttf", "/c.ttf", "/b.ttf"])
    }

    @Test func descriptionsWithoutARecordAreLeftOut() {
        #expect(
            select([nil, TestFonts.record("b Regular"), nil, TestFonts.record("A Regular")]).records.map(\.entry.name.text) == [
                "A Regular", "b Regular",
            ])
    }
}
