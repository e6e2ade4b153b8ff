import Popovers
import Screen

/// Samples that were made.
public struct MadeSamples: Sendable, Equatable {
    /// The samples.
    public internal(set) var samples: [FaceSample] = []
    /// Their pictures; nothing for a face that cannot be shown.
    public internal(set) var surfaces: [Surface?] = []
    /// The state of the machine's faces that their order belonged to.
    public let generation: Int

    /// Creates an empty answer to orders of a generation.
    public init(generation: Int) { self.generation = generation }

    /// Whether there is nothing to be handed over.
    public var isEmpty: Bool { samples.isEmpty }

    /// Adds a sample with its picture.
    public mutating func append(_ sample: FaceSample, _ surface: Surface?) {
        samples.append(sample)
        surfaces.append(surface)
    }
}
