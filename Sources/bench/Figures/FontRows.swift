import Drawing
import Editor
import Screen
import TestSupport
import Typography

/// What one sample of the font list takes, in this process, with the faces of this machine.
enum FontRows {
    /// Each face once, opened for it, at 200×50; the time of the worker.
    static func figures() -> [Figure] {
        let catalogue = FontCatalogue.load(languages: ["en"])
        let typesetter = Typesetter()
        typesetter.install(catalogue)
        var times: [Double] = []
        for sample in samples(of: catalogue) {
            let begin = MonotonicClock.now
            _ = FaceSamplePainter(typesetter).surface(of: sample)
            typesetter.forget()
            times.append(MonotonicClock.now - begin)
        }
        return [
            Figure(name: "font_row_p50", value: times.percentile(0.5), unit: "ms"),
            Figure(name: "font_row_p95", value: times.percentile(0.95), unit: "ms"),
        ]
    }

    /// What an editor orders while a person goes through the list.
    private static func samples(of catalogue: FontCatalogue) -> [SampleOrder.Element] {
        var editor = Editor(
            size: CellSize(columns: 200, rows: 50), capabilities: Capabilities(glyphs: .braille, colours: .palette),
            typesetter: Typesetter())
        var result: [SampleOrder.Element] = []
        var known: Set<SampleOrder.Element> = []
        func take(_ effects: [Effect]) {
            for case .makeSamples(let order) in effects {
                for sample in order.samples where known.insert(sample).inserted { result.append(sample) }
            }
        }
        take(editor.handle(.report(.faces(catalogue.list))))
        take(editor.handle(.input(.key(.character("f")))))
        for _ in catalogue.list.entries { take(editor.handle(.input(.key(Key(.down))))) }
        return result
    }
}
