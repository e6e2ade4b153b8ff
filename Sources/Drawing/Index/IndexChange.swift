import Geometry

/// What became of a drawing between two updates of its index.
public struct IndexChange: Sendable {
    /// The bounds in dots, before and after, of everything that was put in, taken out, replaced or moved in the order.
    public private(set) var damage: [Rect] = []
    /// The position from which everything is new, where nothing below it changed; nothing where something did.
    public private(set) var top: Int?

    /// Creates what stands for no change.
    public init() {}

    init(damage: [Rect], top: Int?) {
        self.damage = damage
        self.top = top
    }

    /// Adds what changed afterwards.
    public mutating func add(_ later: IndexChange) {
        guard !later.damage.isEmpty else { return }
        top = damage.isEmpty ? later.top : top.flatMap { mine in later.top.map { min(mine, $0) } }
        damage += later.damage
    }
}
