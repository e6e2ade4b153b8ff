import Testing

@testable import Raster

@Suite struct BoxArmsTests {
    @Test(arguments: [
        ("─", 0, 1, 0, 1), ("┃", 2, 0, 2, 0), ("┌", 0, 1, 1, 0), ("╬", 3, 3, 3, 3), ("╒", 0, 3, 1, 0), ("╽", 1, 0, 2, 0),
        ("╰", 1, 1, 0, 0),
    ])
    func armsAreThoseOfTheChart(character: Unicode.Scalar, up: UInt8, right: UInt8, down: UInt8, left: UInt8) throws {
        let arms = try #require(BoxArms(character))
        #expect([arms.up, arms.right, arms.down, arms.left].map(\.rawValue) == [up, right, down, left])
    }

    @Test func dashesAreCounted() {
        #expect(BoxArms("┄")?.dashes == 3)
        #expect(BoxArms("┋")?.dashes == 4)
        #expect(BoxArms("╎")?.dashes == 2)
        #expect(BoxArms("─")?.dashes == 1)
    }

    @Test(arguments: ["╱", "a", "█"] as [Unicode.Scalar])
    func whatHasNoArmsIsNothing(character: Unicode.Scalar) {
        #expect(BoxArms(character) == nil)
    }
}
