import Screen
import Testing
import Words

@testable import Popovers

struct TypedFieldTests {
    @Test(arguments: [
        ("10,5", 10, 5), (" 10 , 5 ", 10, 5), ("10 5", 10, 5), ("-3,0", -3, 0), ("+7,8", 7, 8),
    ])
    func placesAreRead(text: String, column: Int, row: Int) {
        #expect(TypedValue.place(text) == GotoChoice(column: column, row: row))
    }

    @Test(arguments: ["", "10", "10,", ",5", "a,b", "1,2,3", "99999999999999999999,1", "10000001,1", "1.5,2", "１,２"])
    func otherTextIsNoPlace(text: String) { #expect(TypedValue.place(text) == nil) }

    @Test(arguments: [
        ("40x10", ExactSizeChoice.size(width: 40, height: 10, isDots: false)),
        ("40X10d", .size(width: 40, height: 10, isDots: true)), ("40 x 10 d", .size(width: 40, height: 10, isDots: true)),
        ("12,-3", .offset(dx: 12, dy: -3, isDots: false)), ("12,-3d", .offset(dx: 12, dy: -3, isDots: true)),
    ])
    func sizesAndOffsetsAreRead(text: String, value: ExactSizeChoice) { #expect(TypedValue.exact(text) == value) }

    @Test(arguments: ["", "d", "40", "40x", "0x5", "4x-1", "40x10x2", "x", "12,", "99999999999x1"])
    func otherTextIsNoSize(text: String) { #expect(TypedValue.exact(text) == nil) }

    @Test func goingTypesOverThePresentPlace() {
        var popover = GotoPopover(column: 3, row: 2)
        #expect(popover.screen(32, 2) == "› 3,2\ncolumn,row, as in 10,5")
        #expect(popover.press("10,5<enter>") == .post(GotoChoice(column: 10, row: 5)))
    }

    @Test func aWrongPlaceStaysOpen() {
        var popover = GotoPopover(column: 3, row: 2)
        #expect(popover.press("g<enter>") == .stay)
        #expect(popover.selection == nil)
        let surface = popover.surface(32, 2)
        #expect(surface[0, 1].attributes.contains(.bold))
        #expect(popover.press("<esc>") == .cancel)
        #expect(popover.press("<tab>") == .leave)
    }

    @Test(arguments: [
        (Language.english, "Size 40 x 10 dots"), (.french, "Taille 40 x 10 points"), (.german, "Größe 40 x 10 Punkte"),
        (.spanish, "Tamaño 40 x 10 puntos"),
    ])
    func anExactSizeIsReadBackInWords(language: Language, words: String) {
        var popover = ExactSizePopover(text: "4")
        popover.press("0x10d")
        #expect(popover.screen(40, 2, context(language)) == "› 40x10d\n\(words)")
        #expect(popover.press("<enter>") == .post(.size(width: 40, height: 10, isDots: true)))
    }

    @Test func carryingTakesOffsetsAlone() {
        var popover = ExactSizePopover(text: "4", takesSizes: false)
        #expect(popover.press("0x10<enter>") == .stay)
        #expect(popover.screen(40, 2) == "› 40x10\n12,-3 offset  d for dots")
        #expect(popover.press("<C-u>5,0<enter>") == .post(.offset(dx: 5, dy: 0, isDots: false)))
    }
}
