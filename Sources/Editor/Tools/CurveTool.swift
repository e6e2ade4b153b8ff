import Drawing
import Geometry

/// Draws a Bézier curve anchor by anchor; with the pen down on an anchor, moving pulls its handle.
struct CurveTool: Tool {
    private var anchors: [CurveAnchor] = []
    private var places: [Place] = []
    private var isPulling = false
    private var next: Place?

    init() {}

    /// Goes on with a curve behind its last anchor.
    init(through anchors: [CurveAnchor], at places: [Place]) {
        self.anchors = anchors
        self.places = places
    }

    let kind = ToolKind.curve

    var phase: ToolPhase { anchors.isEmpty ? .idle : isPulling ? .handle : .anchor }

    var draft: Draft? {
        guard let start = places.first else { return nil }
        var shown = anchors
        if !isPulling, let next, next.point != anchors.last?.point { shown.append(CurveAnchor(next.point)) }
        var guides: [Path] = []
        if isPulling, let anchor = anchors.last, anchor.handle != anchor.point {
            guides.append(Path(polyline: [anchor.incoming, anchor.handle]))
        }
        return Draft(shape: .curve(shown, closed: false), guides: guides, start: places.last ?? start)
    }

    mutating func down(_ place: Place) -> ToolOutcome {
        if anchors.count > 1, place.point == anchors.first?.point {
            return end(closed: true)
        }
        anchors.append(CurveAnchor(place.point))
        places.append(place)
        isPulling = true
        next = nil
        return .draft
    }

    mutating func move(_ place: Place) {
        guard let last = anchors.indices.last else { return }
        if isPulling { anchors[last].handle = place.point } else { next = place }
    }

    mutating func up(_ place: Place) -> ToolOutcome {
        move(place)
        isPulling = false
        return .draft
    }

    mutating func finish() -> ToolOutcome { end(closed: false) }

    private mutating func end(closed: Bool) -> ToolOutcome {
        defer { cancel() }
        // One anchor is no path, and anchors on one spot without handles are one that nobody can see.
        let isSeen = anchors.contains { $0.point != anchors[0].point || $0.handle != $0.point }
        return anchors.count > 1 && isSeen ? .commit(.curve(anchors, closed: closed)) : .cancelled
    }

    mutating func cancel() {
        anchors = []
        places = []
        isPulling = false
        next = nil
    }

    mutating func takeBack() -> Place? {
        anchors.removeLast()
        places.removeLast()
        isPulling = false
        next = nil
        return places.last
    }
}
