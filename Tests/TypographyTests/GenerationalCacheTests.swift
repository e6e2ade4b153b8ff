import Testing

@testable import Typography

@Suite struct GenerationalCacheTests {
    @Test func whatIsUsedStaysAndTheRestIsForgotten() {
        var cache = GenerationalCache<Int, Int>(capacity: 4)
        cache.insert(100, for: 0)
        for key in 1...40 {
            cache.insert(key, for: key)
            #expect(cache.value(for: 0) == 100)
        }
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 40) == 40)
    }

    @Test func aCostlyValueEndsItsGeneration() {
        var cache = GenerationalCache<Int, Int>(capacity: 10)
        cache.insert(1, for: 1, cost: 1000)
        cache.insert(2, for: 2, cost: 1000)
        cache.insert(3, for: 3, cost: 1000)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 3) == 3)
    }

    @Test func nothingIsLeftAfterRemovingAll() {
        var cache = GenerationalCache<Int, Int>(capacity: 1)
        for key in 0..<3 { cache.insert(key, for: key) }
        cache.removeAll()
        #expect((0..<3).allSatisfy { cache.value(for: $0) == nil })
    }
}
