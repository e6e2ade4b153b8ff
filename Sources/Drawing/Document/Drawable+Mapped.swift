import Geometry

extension Drawable {
    /// The drawable with its geometry brought from one rectangle into another, as its corners are; widths and letters keep their
    /// size.
    ///
    /// A text in a frame gets the frame that its own becomes; one without keeps its lines and follows their top left corner.
    public func mapped(by map: BoxMap, setter: some TextSetter) -> Drawable {
        var result = self
        switch shape {
        case .pencil(let points): result.shape = .pencil(points.map(map.apply))
        case .line(let start, let end): result.shape = .line(map.apply(start), map.apply(end))
        case .rectangle(let rect): result.shape = .rectangle(map.apply(rect))
        case .oval(let rect): result.shape = .oval(map.apply(rect))
        case .curve(let anchors, let closed):
            result.shape = .curve(
                anchors.map { CurveAnchor(map.apply($0.point), handle: map.apply($0.handle)) }, closed: closed)
        case .text(let box):
            guard let frame = frame(setter: setter) else { return self }
            let target = map.apply(frame)
            result.shape = .text(TextBox(box.string, at: target.origin, frame: box.frame == nil ? nil : target.size))
        case .unknown: break
        }
        return result
    }
}
