import Drawing
import Editor
import Geometry
import Raster
import Screen
import TestSupport
import Typography

/// What the canvas's own work takes in this process, without a terminal.
enum Composing {
    /// Choosing the characters and colours of a frame of 200×50 cells from a filled buffer, and painting that buffer.
    static func figures() -> [Figure] {
        let typesetter = Typesetter()
        typesetter.install(FontCatalogue.load(languages: ["en"]))
        let view = CellView(origin: .zero, zoom: 0.25, size: CellSize(columns: 200, rows: 50))
        var painter = DotPainter(
            view: view, capabilities: Capabilities(glyphs: .braille, colours: .palette), glyphs: typesetter)
        let document = SeededDrawing.document(10_000)
        var composed: [Double] = []
        var painted: [Double] = []
        for _ in 0..<40 {
            let begin = MonotonicClock.now
            painter.clear()
            for drawable in document.drawables { drawable.paint(on: &painter, setter: typesetter) }
            let middle = MonotonicClock.now
            var surface = Surface(view.size)
            painter.compose(onto: &surface, at: .zero)
            composed.append(MonotonicClock.now - middle)
            painted.append(middle - begin)
        }
        return [
            redraw(document, typesetter),
            Figure(name: "compose_200x50", value: composed.median, unit: "ms"),
            Figure(name: "paint_10k", value: painted.median, unit: "ms"),
        ]
    }

    /// A frame of the whole program in which everything is painted anew, 10,000 drawables in view.
    private static func redraw(_ document: Document, _ typesetter: Typesetter) -> Figure {
        var editor = Editor(
            size: CellSize(columns: 200, rows: 53), capabilities: Capabilities(glyphs: .braille, colours: .palette),
            typesetter: typesetter)
        _ = editor.handle(.report(.opened(OpenedDrawing(document: document, name: "large.dudel"))))
        for key: Character in ["-", "-"] { _ = editor.handle(.input(.key(.character(key)))) }
        _ = editor.draw()
        var times: [Double] = []
        for _ in 0..<40 {
            let begin = MonotonicClock.now
            _ = editor.handle(.input(.key(.control("l"))))
            _ = editor.draw()
            times.append(MonotonicClock.now - begin)
        }
        return Figure(name: "redraw_10k", value: times.median, unit: "ms")
    }
}
