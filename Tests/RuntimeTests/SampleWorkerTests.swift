import Drawing
import Editor
import Glibc
import Popovers
import Screen
import Testing
import Typography

@testable import Runtime

struct SampleWorkerTests {
    private let face = FaceName("DejaVu Sans Book")
    private let worker = SampleWorker()
    private let mailbox = Mailbox()

    init() { worker.install(FontCatalogue.load(languages: ["en"])) }

    private func sample(_ text: String, face: FaceName? = nil) -> FaceSample {
        FaceSample(
            face: face ?? self.face, text: text, language: "en", size: CellSize(columns: 30, rows: 3), glyphs: .braille)
    }

    /// What comes until an answer of a generation holds a sample.
    private func deliveries(until last: FaceSample, generation: Int) -> [MadeSamples] {
        var result: [MadeSamples] = []
        for _ in 0..<2000 {
            for case .report(.samples(let made)) in mailbox.collect() {
                result.append(made)
                if made.generation == generation, made.samples.contains(last) { return result }
            }
            usleep(10_000)
        }
        return result
    }

    @Test func makesWhatIsOrderedInItsOrder() {
        let wanted = ["Abc", "Def", "Ghi"].map { sample($0) } + [sample("Abc", face: FaceName("Nowhere Book"))]
        worker.take(SampleOrder(samples: wanted, generation: 3), for: mailbox)
        let made = deliveries(until: wanted[3], generation: 3)
        #expect(made.flatMap(\.samples) == wanted)
        let surfaces = made.flatMap(\.surfaces)
        #expect(surfaces.dropLast().allSatisfy { $0?.trimmed() != nil })
        #expect(surfaces.last == .some(nil), "a face that is not installed is answered, and shows nothing")
    }

    @Test func aNewerOrderTakesThePlaceOfAnOlderOne() {
        let first = (0..<5000).map { sample("First \($0)") }
        let second = (0..<3).map { sample("Second \($0)") }
        worker.take(SampleOrder(samples: first, generation: 0), for: mailbox)
        worker.take(SampleOrder(samples: second, generation: 1), for: mailbox)
        let made = deliveries(until: second[2], generation: 1)
        #expect(made.filter { $0.generation == 1 }.flatMap(\.samples) == second)
        #expect(made.filter { $0.generation == 0 }.flatMap(\.samples).count < first.count)
        worker.take(SampleOrder(samples: [], generation: 1), for: mailbox)
        worker.take(SampleOrder(samples: [first[0]], generation: 2), for: mailbox)
        #expect(deliveries(until: first[0], generation: 2).flatMap(\.samples) == [first[0]], "it works on after a pause")
    }
}
