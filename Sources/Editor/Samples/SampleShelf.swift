import Popovers
import Screen

/// Keeps the samples of faces that were wanted last, and knows which are still to be made.
struct SampleShelf {
    /// The most samples that are kept.
    static let capacity = 200

    private struct Kept {
        /// Nothing for a face that cannot be shown.
        var surface: Surface?
        /// The state of the machine's faces it was made in.
        var generation: Int
        /// When it was wanted last.
        var wanted: Int
    }

    private var kept: [FaceSample: Kept] = [:]
    /// Those that were ordered and have not come.
    private var ordered: [FaceSample] = []
    private var generation = 0
    private var clock = 0

    /// The number of samples that are kept.
    var count: Int { kept.count }

    /// A sample that is there; one of an earlier state of the faces until the new one comes.
    func surface(for sample: FaceSample) -> Surface? { kept[sample]?.surface }

    /// Takes what is wanted now and returns what is to be ordered: nothing where that is on its way already.
    ///
    /// An empty order calls an earlier one off.
    mutating func order(_ wanted: [FaceSample]) -> SampleOrder? {
        guard !wanted.isEmpty || !ordered.isEmpty else { return nil }
        clock += 1
        var missing: [FaceSample] = []
        for sample in wanted.prefix(SampleShelf.capacity) {
            kept[sample]?.wanted = clock
            if kept[sample]?.generation != generation { missing.append(sample) }
        }
        guard missing != ordered else { return nil }
        ordered = missing
        return SampleOrder(samples: missing, generation: generation)
    }

    /// Takes samples that were made; those of an earlier state of the faces are no longer wanted.
    mutating func take(_ made: MadeSamples) {
        guard made.generation == generation else { return }
        for (sample, surface) in zip(made.samples, made.surfaces) {
            kept[sample] = Kept(surface: surface, generation: generation, wanted: clock)
        }
        let arrived = Set(made.samples)
        ordered.removeAll { arrived.contains($0) }
        guard kept.count > SampleShelf.capacity else { return }
        let oldest = kept.sorted { $0.value.wanted < $1.value.wanted }.prefix(kept.count - SampleShelf.capacity)
        for (sample, _) in oldest { kept[sample] = nil }
    }

    /// The machine's faces changed: every sample is to be made again, and shows until then as it was.
    mutating func renew() {
        generation += 1
        ordered = []
    }
}
