import Drawing
import Geometry
import Raster
import Screen
import TestSupport
import Testing

@testable import Editor

@Suite("The canvas")
struct CanvasPainterTests {
    private let typesetter = CellTypesetter()

    /// A drawable on or near a canvas of 40×16 cells: any shape, any pen, words with wide characters.
    private func drawable(_ random: inout SeededGenerator) -> Drawable {
        func number(_ limit: Double, _ random: inout SeededGenerator) -> Double {
            let value = Double.random(in: -8...limit, using: &random)
            return Bool.random(using: &random) ? value.rounded() : value
        }
        func point(_ random: inout SeededGenerator) -> Point { Point(number(90, &random), number(70, &random)) }
        var style = random.style()
        style.face = .terminal
        style.width = Int.random(in: 1...4, using: &random)
        let words = ["字幕", "a", "Größe 字", "x\ny", "漢字かな交じり"]
        let corner = point(&random)
        let rect = Rect(corner.x, corner.y, abs(number(30, &random)), abs(number(30, &random)))
        let shape: Shape =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: .pencil((0..<4).map { _ in point(&random) })
            case 1: .line(corner, Bool.random(using: &random) ? Point(corner.x, number(70, &random)) : point(&random))
            case 2: .rectangle(rect)
            case 3: .oval(rect)
            case 4: .curve((0..<3).map { _ in CurveAnchor(point(&random), handle: point(&random)) }, closed: false)
            default: .text(TextBox(words.randomElement(using: &random) ?? "", at: corner))
            }
        var label = ""
        if case .rectangle = shape { label = words.randomElement(using: &random) ?? "" }
        return Drawable(id: .random(using: &random), shape: shape, style: style, label: label)
    }

    private func edit(_ document: Document, _ random: inout SeededGenerator) -> Edit {
        let ids = document.drawables.map(\.id).shuffled(using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where ids.count > 10: return .remove(Array(ids.prefix(2)))
        case 1 where !ids.isEmpty:
            let changed = ids.prefix(2).map { id in
                let new = drawable(&random)
                return Drawable(id: id, shape: new.shape, style: new.style, label: new.label)
            }
            return .replace(Array(changed))
        case 2 where !ids.isEmpty: return .reorder([.init(ids[0], to: Int.random(in: 0..<ids.count, using: &random))])
        case 3, 4:
            let count = Int.random(in: 1...3, using: &random)
            return .insert((0..<count).map { .init(drawable(&random), at: ids.count + $0) })
        default: return .insert([.init(drawable(&random), at: Int.random(in: 0...ids.count, using: &random))])
        }
    }

    @Test(
        "painted where something changed it looks as painted anew: edits, previews, drafts, moves of the view",
        arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func onlyWhatChanged(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let glyphs = GlyphSet.allCases[Int(seed) % GlyphSet.allCases.count]
        var document = Document(drawables: (0..<12).map { _ in drawable(&random) })
        var painter = CanvasPainter(source: typesetter)
        var frame = CanvasPainter.Frame(
            view: CellView(origin: .zero, zoom: 1, size: CellSize(columns: 40, rows: 16)),
            capabilities: Capabilities(glyphs: glyphs, colours: .palette))
        var substitutes: [DrawableID: Drawable?] = [:]
        var overlay = CanvasOverlay()
        for step in 0..<150 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0..<4: _ = try? edit(document, &random).apply(to: &document)
            case 4:
                substitutes = [:]
                guard let shown = document.drawables.randomElement(using: &random), Bool.random(using: &random) else { break }
                var changed = shown
                changed.style = random.style()
                changed.style.face = .terminal
                substitutes[shown.id] = .some(Bool.random(using: &random) ? changed : nil)
            case 5, 6: overlay = CanvasOverlay(drafts: (0..<Int.random(in: 0...2, using: &random)).map { _ in drawable(&random) })
            default:
                frame.view.zoom = [0.25, 0.5, 1, 2].randomElement(using: &random) ?? 1
                frame.view.origin = Point(Double(Int.random(in: -3...3, using: &random)) * 8, 0)
            }
            let kept = painter.surface(
                document, frame: frame, faces: 0, substitutes: substitutes, setter: typesetter, overlay: overlay)
            var fresh = CanvasPainter(source: typesetter)
            let anew = fresh.surface(
                document, frame: frame, faces: 0, substitutes: substitutes, setter: typesetter, overlay: overlay)
            #expect(kept == anew, "seed \(seed), step \(step), \(glyphs)\n\(kept.text)\n---\n\(anew.text)")
            if kept != anew { return }
        }
    }
}
