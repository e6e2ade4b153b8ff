import Drawing
import Popovers
import Screen
import Testing

@testable import Editor

@Suite("The shelf of samples")
struct SampleShelfTests {
    private func samples(_ numbers: some Sequence<Int>) -> [FaceSample] {
        numbers.map {
            FaceSample(
                face: FaceName("Face \($0)"), text: "Abc", language: "en", size: CellSize(columns: 9, rows: 3), glyphs: .braille)
        }
    }

    private func made(_ samples: [FaceSample], generation: Int = 0, mark: String = "x") -> MadeSamples {
        var made = MadeSamples(generation: generation)
        for sample in samples {
            var surface = Surface(sample.size)
            surface.write(mark, column: 0, row: 0)
            made.append(sample, surface)
        }
        return made
    }

    @Test("What is not there is ordered once, and called off when nothing is wanted any more")
    func orders() {
        var shelf = SampleShelf()
        #expect(shelf.order([]) == nil)
        #expect(shelf.order(samples(0..<3)) == SampleOrder(samples: samples(0..<3), generation: 0))
        #expect(shelf.order(samples(0..<3)) == nil, "it is on its way")
        shelf.take(made(samples(0..<2)))
        #expect(shelf.order(samples(0..<3)) == nil, "the third is still on its way")
        #expect(shelf.order(samples(1..<5)) == SampleOrder(samples: samples(2..<5), generation: 0))
        #expect(shelf.order([]) == SampleOrder(samples: [], generation: 0))
        #expect(shelf.order([]) == nil)
    }

    @Test("A face that cannot be shown is not asked for again")
    func broken() {
        var shelf = SampleShelf()
        _ = shelf.order(samples(0..<1))
        var made = MadeSamples(generation: 0)
        made.append(samples(0..<1)[0], nil)
        shelf.take(made)
        #expect(shelf.order(samples(0..<1)) == nil)
        #expect(shelf.surface(for: samples(0..<1)[0]) == nil)
    }

    @Test("It keeps those that were wanted last, 200 of them")
    func bounded() {
        var shelf = SampleShelf()
        for start in stride(from: 0, to: 1000, by: 10) {
            let page = samples(start..<start + 10)
            _ = shelf.order(samples(0..<5) + page)
            shelf.take(made(samples(0..<5) + page))
            #expect(shelf.count <= SampleShelf.capacity)
        }
        #expect(shelf.count == SampleShelf.capacity)
        #expect(samples(0..<5).allSatisfy { shelf.surface(for: $0) != nil }, "those wanted all the time")
        #expect(samples(810..<1000).allSatisfy { shelf.surface(for: $0) != nil })
        #expect(samples(5..<800).allSatisfy { shelf.surface(for: $0) == nil })
    }

    @Test("After the faces changed all is made anew, and shows meanwhile as it was")
    func renewed() {
        var shelf = SampleShelf()
        _ = shelf.order(samples(0..<2))
        shelf.take(made(samples(0..<2), mark: "old"))
        shelf.renew()
        #expect(shelf.surface(for: samples(0..<1)[0])?.rowText(0) == "old")
        #expect(shelf.order(samples(0..<2)) == SampleOrder(samples: samples(0..<2), generation: 1))
        shelf.take(made(samples(0..<2), generation: 0, mark: "late"))
        #expect(shelf.surface(for: samples(0..<1)[0])?.rowText(0) == "old", "what was made of the former faces comes too late")
        shelf.take(made(samples(0..<2), generation: 1, mark: "new"))
        #expect(shelf.surface(for: samples(0..<1)[0])?.rowText(0) == "new")
        #expect(shelf.order(samples(0..<2)) == nil)
    }

    @Test("More than it can keep is never ordered at once")
    func endless() {
        var shelf = SampleShelf()
        #expect(shelf.order(samples(0..<900))?.samples.count == SampleShelf.capacity)
    }
}
