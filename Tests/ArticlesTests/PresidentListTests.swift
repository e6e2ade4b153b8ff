import Articles
import Testing

@Suite struct PresidentListTests {
    @Test func thereAre47EntriesFromWashingtonToToday() throws {
        #expect(PresidentList.all.map(\.number) == Array(1...47))
        #expect(PresidentList.all.first?.address.text == "https://en.wikipedia.org/wiki/George_Washington")
        #expect(PresidentList.all.last?.name == "Donald Trump")
        #expect(Set(PresidentList.all.map(\.id)).count == 47)
    }

    @Test func clevelandAndTrumpHaveTwoEntriesEach() {
        let counts = Dictionary(grouping: PresidentList.all, by: \.name).filter { $0.value.count > 1 }.mapValues {
            $0.map(\.number)
        }
        #expect(counts == ["Grover Cleveland": [22, 24], "Donald Trump": [45, 47]])
    }

    @Test func everyAddressReadsAsItself() throws {
        for president in PresidentList.all {
            #expect(try ArticleAddress(president.address.text) == president.address)
            #expect(ArticleAddress(edition: .english, title: president.name) == president.address)
        }
    }

    @Test func eachFollowsTheOneBefore() {
        for (before, after) in zip(PresidentList.all, PresidentList.all.dropFirst()) { #expect(before.ended == after.began) }
        #expect(PresidentList.all.last?.ended == nil)
    }
}
