import Drawing
import Testing

@Suite("Groups")
struct GroupTests {
    private func box(_ id: DrawableID, _ groups: DrawableID...) -> Drawable {
        var drawable = Drawable.box(id)
        drawable.groups = groups
        return drawable
    }

    @Test("Units are the outermost groups, or the parts of the one group that all are in")
    func units() {
        let drawables = [box("a", "g", "h"), box("b", "g"), box("c"), box("d", "g", "h")]
        #expect(DrawableUnits(drawables).parts == [[0, 1, 3], [2]])
        #expect(DrawableUnits(drawables).depth == 0)
        let inner = [drawables[0], drawables[1], drawables[3]]
        #expect(DrawableUnits(inner).parts == [[0, 2], [1]])
        #expect(DrawableUnits(inner).depth == 1)
        #expect(DrawableUnits([]).parts == [])
    }

    @Test("A group is whole when all its members are meant, those that are locked left aside")
    func whole() {
        var locked = box("d", "g")
        locked.isLocked = true
        let document = Document(drawables: [box("a", "g", "h"), box("b", "g"), box("c", "k"), locked])
        #expect(document.groups(wholeIn: ["a", "b"]) == ["g", "h"])
        #expect(document.groups(wholeIn: ["a", "c"]) == ["h", "k"])
        #expect(document.members(of: "g") == ["a", "b", "d"])
    }
}
