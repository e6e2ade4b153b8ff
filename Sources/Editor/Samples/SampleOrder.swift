import Popovers

/// Samples that are to be made, those in sight first.
public struct SampleOrder: Sendable, Equatable {
    /// What is ordered.
    public typealias Element = FaceSample

    /// The samples in the order they are wanted; none where nothing is wanted any more.
    public var samples: [FaceSample]
    /// The state of the machine's faces it belongs to, for its answers.
    public var generation: Int

    /// Creates an order.
    public init(samples: [FaceSample], generation: Int) {
        self.samples = samples
        self.generation = generation
    }
}
