import Drawing
import Lines
import Notation

/// What was read of a drawing so far: drawables under ids that differ, within the limits.
struct DrawingBody {
    var notices: [DrawingFile.Notice] = []
    var ids: SplitMix
    private let version: FormatVersion
    private var drawables = DrawableList()
    private var articles: [String] = []
    private var parts = 0

    init(version: FormatVersion, seed: UInt64) {
        self.version = version
        ids = SplitMix(seed: seed)
        if version.isNewerMinor { notices.append(.newerMinor(version)) }
    }

    /// Whether an id stood twice.
    var hasRenamed: Bool {
        notices.contains { notice in
            if case .renamed = notice { true } else { false }
        }
    }
    var isNewer: Bool { version.isNewerMinor }
    var document: Document { Document(drawables, articles: articles, version: version) }

    mutating func add(article address: String, line: Int) throws(DrawingError) {
        guard articles.count < DrawingLimits.articles else { throw DrawingError(line: line, .tooManyArticles) }
        articles.append(address)
    }

    /// Keeps a line that is not understood, under its own id where it names one that is free.
    mutating func keep(_ text: String, id: String?, line: Int) throws(DrawingError) {
        let named = id.flatMap { DrawableID($0) }.flatMap { drawables.contains($0) ? nil : $0 }
        try add(Drawable(id: named ?? DrawableID.random(using: &ids), shape: .unknown(text), style: .documented), line: line)
    }

    mutating func add(_ drawable: Drawable, line: Int) throws(DrawingError) {
        guard drawables.count < DrawingLimits.drawables else { throw DrawingError(line: line, .tooManyDrawables) }
        parts += drawable.partCount
        guard parts <= DrawingLimits.parts else { throw DrawingError(line: line, .tooManyParts) }
        if drawables.append(drawable) { return }
        var id = DrawableID.random(using: &ids)
        while !drawables.append(drawable.renamed(to: id)) { id = DrawableID.random(using: &ids) }
        notices.append(.renamed(line: line, from: drawable.id, to: id))
    }
}

extension Drawable {
    /// The points, anchors and unknown attributes that count against `DrawingLimits.parts`.
    var partCount: Int {
        switch shape {
        case .pencil(let points): points.count + extras.count
        case .curve(let anchors, _): anchors.count + extras.count
        default: extras.count
        }
    }
}
