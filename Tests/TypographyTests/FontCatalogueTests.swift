import Drawing
import Foundation
import Testing

@testable import Typography

struct FontCatalogueTests {
    @Test func listsTheMachinesFacesSortedWithoutRegardToCase() {
        let names = TestFonts.catalogue.list.entries.map(\.name.text)
        #expect(names.contains("DejaVu Sans Book"))
        #expect(!TestFonts.catalogue.list.isLoading)
        #expect(names.map { $0.lowercased() } == names.map { $0.lowercased() }.sorted())
    }

    @Test func everyNameOccursOnceAndIsNotTheTerminals() {
        let names = TestFonts.catalogue.list.entries.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(!names.contains(.terminal))
        for (position, name) in names.enumerated() { #expect(TestFonts.catalogue.position(of: name) == position) }
    }

    @Test func anEmptyMachineIsACompleteCatalogue() {
        #expect(FontCatalogue.empty.list == FaceList(entries: [], isLoading: false))
        #expect(FontCatalogue.empty.nearest(to: TestFonts.sans, language: "en") == nil)
    }

    @Test func classesFollowTheFace() throws {
        func traits(_ name: String) throws -> FaceTraits {
            let position = try #require(TestFonts.catalogue.position(of: FaceName(name)))
            return TestFonts.catalogue.list.entries[position].traits
        }
        #expect(try traits("DejaVu Sans Book") == .sans)
        #expect(try traits("DejaVu Serif Bold") == [.serif, .bold])
        #expect(try traits("DejaVu Sans Mono Book") == [.sans, .mono])
    }

    @Test func namesTheLanguagesAFaceCannotWrite() throws {
        let position = try #require(TestFonts.catalogue.position(of: TestFonts.sans))
        #expect(TestFonts.catalogue.list.entries[position].cannotWrite == ["zh"])
    }

    @Test func anUnknownLanguageIsHeldAgainstNoFace() {
        let catalogue = FontCatalogue.load(languages: ["qqx", ""])
        #expect(catalogue.list.entries.allSatisfy { $0.cannotWrite.isEmpty })
    }

    @Test func fallbackOrdersNameListedFacesWithTheirLetters() {
        let fallback = TestFonts.catalogue.fallback
        #expect(!fallback.general.isEmpty)
        for position in fallback.general + fallback.emoji {
            #expect(TestFonts.catalogue.files.indices.contains(position))
            #expect(fallback.coverage[position] != nil)
        }
        #expect(fallback.general.contains { fallback.coverage[$0]?.contains(0x41) == true })
    }

    /// On a descriptor of its own: other tests that read fonts redirect standard error of the same process meanwhile.
    @Test func standardErrorIsItselfAgainAfterOverlappingLoads() async {
        #expect(!TestFonts.catalogue.list.entries.isEmpty)
        var ends: [Int32] = [-1, -1]
        #expect(pipe(&ends) == 0)
        let descriptor = ends[1]
        defer { for end in ends { close(end) } }
        let silencer = StandardErrorSilencer(descriptor: descriptor)
        var before = stat()
        fstat(descriptor, &before)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { silencer.run { _ = FontCatalogue.load(languages: ["en"]) } } }
        }
        var after = stat()
        fstat(descriptor, &after)
        #expect(after.st_ino == before.st_ino && after.st_dev == before.st_dev)
    }

    @Test func nothingIsPrintedWhileFontsAreRead() {
        var null = stat()
        stat("/dev/null", &null)
        let inside = StandardErrorSilencer.run {
            StandardErrorSilencer.run {}
            var inside = stat()
            fstat(2, &inside)
            return inside
        }
        #expect(inside.st_ino == null.st_ino && inside.st_rdev == null.st_rdev)
    }
}
