import Geometry
import Glibc

/// Cuts polylines into dashes.
struct Dasher {
    /// Lengths of dashes and gaps in turn, of even count.
    private let lengths: [Double]
    private let total: Double

    /// Creates a dasher for lengths in the polyline's unit, or nothing where the line is to be solid: without lengths, with
    /// one that is negative or no number, or where all together are shorter than `least`.
    init?(_ dashes: [Double], scale: Double, least: Double) {
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let scaled = dashes.map { $0 * scale }
        lengths = scaled.count % 2 == 0 ? scaled : scaled + scaled
        total = lengths.reduce(0, +)
        guard total >= least, total.isFinite else { return nil }
    }

    /// The dashes of a polyline that may be seen in a rectangle: what lies outside is passed over, not cut up.
    func dashes(of points: [Point], isClosed: Bool, in rect: Rect) -> [[Point]] {
        var result: [[Point]] = []
        var dash: [Point] = []
        func finish() {
            if !dash.isEmpty { result.append(dash) }
            dash = []
        }
        var walked = 0.0
        let path = isClosed ? points + points.prefix(1) : points
        for (start, end) in zip(path, path.dropFirst()) {
            let length = start.distance(to: end)
            defer { walked += length }
            guard length > 0, let seen = SegmentClip.range(from: start, to: end, in: rect) else {
                finish()
                continue
            }
            if seen.lowerBound > 0 { finish() }
            let entry = seen.lowerBound * length
            // Counted from where the segment comes into view, so that the steps are not lost in a large sum.
            let span = seen.upperBound * length - entry
            var along = 0.0
            var (index, rest) = phase(at: walked + entry)
            func place(_ along: Double) -> Point { start.interpolated(to: end, at: (entry + along) / length) }
            while along < span {
                let next = min(span, along + rest)
                if index % 2 == 0 {
                    if dash.isEmpty { dash = [place(along)] }
                    dash.append(place(next))
                }
                if along + rest < span { finish() }
                along = next
                index = (index + 1) % lengths.count
                rest = lengths[index]
            }
            if seen.upperBound < 1 { finish() }
        }
        finish()
        return result
    }

    /// Which length a distance from the start falls in, and what is left of it.
    private func phase(at distance: Double) -> (index: Int, rest: Double) {
        var left = fmod(distance, total)
        for (index, length) in lengths.enumerated() {
            if left < length { return (index, length - left) }
            left -= length
        }
        return (0, lengths[0])
    }
}
