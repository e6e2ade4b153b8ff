/// A bounded memory of values: what was not asked for during a whole generation is forgotten.
///
/// A lookup costs one or two dictionary accesses and no list has to be kept; at most two generations are held.
struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    private let capacity: Int

    /// Creates a memory whose generations hold values up to a total cost each.
    init(capacity: Int) { self.capacity = capacity }

    /// The value of a key, which thereby stays for another generation.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    /// Keeps a value; one whose cost exceeds the capacity is the last of its generation.
    mutating func insert(_ value: Value, for key: Key, cost added: Int = 1) {
        if cost >= capacity {
            old = young
            young = [:]
            cost = 0
        }
        young[key] = value
        cost += max(1, added)
    }

    /// Forgets everything.
    mutating func removeAll() {
        young = [:]
        old = [:]
        cost = 0
    }
}
