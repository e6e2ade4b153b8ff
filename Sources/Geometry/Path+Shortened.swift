extension Path {
    /// The path without the part of its last segment that lies within a distance in dots of its end, but with at least half of that
    /// segment; a closed path is left as it is.
    public func shortened(by distance: Double) -> Path {
        guard distance > 0, elements.count > 1, let start = end(of: elements[elements.count - 2]) else { return self }
        var result = self
        switch elements[elements.count - 1] {
        case .line(let end):
            let length = start.distance(to: end)
            guard length > 0, length.isFinite else { return self }
            result.elements[elements.count - 1] = .line(start.interpolated(to: end, at: 1 - min(0.5, distance / length)))
        case .cubic(let first, let second, let end):
            func part(to time: Double) -> (first: Point, second: Point, end: Point) {
                // De Casteljau's construction.
                let one = start.interpolated(to: first, at: time)
                let middle = first.interpolated(to: second, at: time)
                let two = one.interpolated(to: middle, at: time)
                let three = middle.interpolated(to: second.interpolated(to: end, at: time), at: time)
                return (one, two, two.interpolated(to: three, at: time))
            }
            var (low, high) = (0.5, 1.0)
            // Each step halves what is left of the half, here to less than a ten-thousandth of the segment.
            for _ in 0..<13 {
                let middle = (low + high) / 2
                if part(to: middle).end.distance(to: end) >= distance { low = middle } else { high = middle }
            }
            let kept = part(to: low)
            result.elements[elements.count - 1] = .cubic(kept.first, kept.second, kept.end)
        case .move, .close: break
        }
        return result
    }

    /// The path of one open piece walked from its end to its start; any other path is left as it is.
    public var reversed: Path {
        guard let last = elements.last, let start = end(of: last) else { return self }
        var result: [Element] = [.move(start)]
        for index in elements.indices.dropFirst().reversed() {
            guard let before = end(of: elements[index - 1]) else { return self }
            switch elements[index] {
            case .line: result.append(.line(before))
            case .cubic(let first, let second, _): result.append(.cubic(second, first, before))
            case .move, .close: return self
            }
        }
        return Path(result)
    }

    private func end(of element: Element) -> Point? {
        switch element {
        case .move(let point), .line(let point), .cubic(_, _, let point): point
        case .close: nil
        }
    }
}
