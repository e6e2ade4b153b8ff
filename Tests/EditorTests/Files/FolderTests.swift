import Drawing
import Editor
import Popovers
import TestSupport
import Testing

@Suite("The files popover")
struct FolderTests {
    private static let drawings = [
        DrawingEntry("house.dudel", changed: 200, time: "2026-01-02 10:20"), DrawingEntry("plan.dudel", changed: 300),
        DrawingEntry("sketch.dudel", changed: 100, isOpen: true),
    ]

    private func listed(dirty: Bool = false) -> EditorSession {
        var session = EditorSession.saved()
        if dirty { session.press("l Space l Space") }
        session.press("D")
        session.send(.report(.folder(.listed(FolderTests.drawings))))
        session.forgetEffects()
        return session
    }

    @Test("shows the drawings, what can be done with them, and the picture of the highlighted one")
    func screen() throws {
        var session = listed()
        let thumbnail = try #require(session.thumbnails.last)
        #expect(thumbnail.name == "sketch.dudel" && thumbnail.changed == 100)
        session.send(.report(.thumbnail(thumbnail, .words("nothing is drawn in it"))))
        let screen = session.screen()
        #expect(screen.contains("   house.dudel  2026-01-02 10:20"))
        #expect(screen.contains("›✓ sketch.dudel"))
        #expect(screen.contains("New…") && !screen.contains("n  New…"), "letters are shown where they work")
        session.press("Tab")
        #expect(session.screen().contains("›  n  New…") && session.screen().contains("   x  Delete"))
        session.press("k")
        #expect(screen.contains("nothing is drawn in it"))
        session.press("Up")
        #expect(session.thumbnails.last?.name == "plan.dudel")
        session.press("Down")
        #expect(session.thumbnails.last?.name == "plan.dudel", "a picture that is there is not made again")
    }

    @Test("saves what one leaves before it opens another")
    func leaving() {
        var session = listed(dirty: true)
        session.press("Up Enter")
        #expect(session.effects == [.save(session.editor.document, path: nil, overwrite: false)])
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.effects.last == .open(path: "plan.dudel"))
    }

    @Test("asks where what one leaves has no name")
    func leavingUntitled() {
        var session = EditorSession()
        session.press("Space L J Space D")
        session.send(.report(.folder(.listed(FolderTests.drawings))))
        session.press("Enter")
        #expect(session.screen().contains("Save the drawing first?"))
    }

    @Test(
        "reaches its actions by Tab and a letter, by Tab and Enter, and by arrows",
        arguments: [
            "Up Tab r", "Up Tab j Enter", "Up Down Down Down Space",
        ])
    func actions(keys: String) {
        var session = listed()
        session.press(keys)
        let name = keys.contains("Space") ? "sketch.dudel" : "plan.dudel"
        #expect(session.popover == .fileName(name))
        session.press("'other' Enter")
        #expect(session.effects.suffix(2) == [.folder(.rename(name, to: "other")), .listDrawings])
        session.send(.report(.folder(.renamed("other.dudel", isOpen: false))))
        #expect(session.effects.last == .listDrawings, "the list opens again")
        session.send(.report(.folder(.listed([DrawingEntry("other.dudel"), DrawingEntry("sketch.dudel", isOpen: true)]))))
        #expect(session.screen().contains("›  other.dudel"))
    }

    @Test("takes every key from the moment its own is pressed, before the drawings are listed")
    func keysBeforeTheListing() {
        var session = EditorSession()
        session.press("Space L J Space * D d Tab n")
        #expect(session.lines.count == 1, "nothing is deleted")
        #expect(session.popover == .fileName(nil), "the actions are there before the drawings")
        session.press("Esc D")
        #expect(session.screen().contains("loading"))
        session.press("p")
        session.send(.report(.folder(.listed(FolderTests.drawings))))
        #expect(session.screen().contains("›  plan.dudel") && !session.screen().contains("house.dudel"))
        session.press("Esc D")
        #expect(session.screen().contains("plan.dudel"), "what is known is shown at once")
    }

    @Test("keeps the highlight on its drawing when the drawings are listed anew")
    func listedAnew() {
        var session = listed()
        session.press("Up")
        session.send(.report(.folder(.listed([DrawingEntry("a.dudel"), DrawingEntry("b.dudel")] + FolderTests.drawings))))
        #expect(session.screen().contains("›  plan.dudel") && session.screen().contains("a.dudel"))
        session.send(.report(.folder(.listed([DrawingEntry("a.dudel")]))))
        #expect(session.screen().contains("›  a.dudel"))
        session.press("Esc")
        session.send(.report(.folder(.listed(FolderTests.drawings))))
        #expect(session.popover == nil, "a list that comes late does not open")
    }

    @Test("shows names whole where the window has the room")
    func longNames() {
        var session = EditorSession()
        session.press("D")
        let name = "a-drawing-of-the-full-machine.dudel"
        session.send(.report(.folder(.listed([DrawingEntry(name, changed: 1, time: "2026-01-02 10:20")]))))
        #expect(session.screen().contains("\(name) 2026-01-02 10:20"))
    }

    @Test("undo opens the drawing again that was open when it was deleted, unless something else is there")
    func undoDeletedOpen() {
        for draws in [false, true] {
            var session = listed()
            session.press("Tab x y")
            session.send(.report(.opened(OpenedDrawing())))
            session.send(.report(.folder(.trashed("sketch.dudel"))))
            session.forgetEffects()
            session.press(draws ? "Space l Space : 'restore' Enter" : "u")
            session.send(.report(.folder(.restored("sketch.dudel", isLast: true))))
            #expect(session.effects.contains(.open(path: "sketch.dudel")) == !draws)
        }
    }

    @Test("a name that is refused stays to be mended, with the reason")
    func refusedName() {
        var session = listed()
        session.press("Up Tab r 're/named' Enter")
        session.send(.report(.folder(.refused(.rename("plan.dudel", to: "re/named"), "re/named: no name"))))
        #expect(session.popover == .fileName("plan.dudel", typed: "re/named"))
        #expect(session.screen().contains("› re/named") && session.screen().contains("re/named: no name"))
        session.press("Ctrl-U 'garden' Enter")
        #expect(session.effects.contains(.folder(.rename("plan.dudel", to: "garden"))))
    }

    @Test("the field for a new drawing takes the keys until the drawing is there")
    func refusedNewName() {
        var session = listed()
        session.press("Tab n 'plan' Enter")
        #expect(session.effects.last == .folder(.start("plan")))
        session.press("s")
        session.send(.report(.folder(.refused(.start("plan"), "plan.dudel: there already"))))
        #expect(session.screen().contains("› plan") && session.screen().contains("plan.dudel: there already"))
        session.press("2 Enter")
        #expect(session.effects.last == .folder(.start("plan2")))
        session.send(.report(.opened(OpenedDrawing(name: "plan2.dudel"))))
        #expect(session.popover == nil)
    }

    @Test("a name that :rename gave is answered by a word")
    func refusedByCommand() {
        var session = EditorSession.saved()
        session.press(": 'rename_a/b' Enter")
        session.send(.report(.folder(.refused(.rename("sketch.dudel", to: "a/b"), "a/b: no name"))))
        #expect(session.popover == nil && session.status().hasPrefix("a/b: no name"))
    }

    @Test("starts a new drawing, what one leaves being saved first")
    func start() {
        var session = listed(dirty: true)
        session.press("Tab n 'fresh' Enter")
        #expect(session.effects.last?.isSaveOfOwnFile == true)
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.effects.last == .folder(.start("fresh")))
    }

    @Test("deletes only after a question whose default is no, and u brings it back")
    func delete() {
        var session = listed()
        session.press("Up Tab x")
        #expect(session.screen().contains("Move plan.dudel to the trash?"))
        session.press("Enter")
        #expect(session.effects == [])
        session.press("D Up Tab x y")
        #expect(session.effects.last == .folder(.trash("plan.dudel")))
        session.send(.report(.folder(.trashed("plan.dudel"))))
        #expect(session.status().hasPrefix("plan.dudel is in the trash; u brings it back"))
        session.press("u")
        #expect(session.effects.last == .folder(.restore))
        session.send(.report(.folder(.restored("plan.dudel", isLast: true))))
        session.forgetEffects()
        session.press("u")
        #expect(!session.effects.contains(.folder(.restore)), "u is about the drawing again")
    }

    @Test("u is about the drawing where something was drawn since; :restore brings the file back all the same")
    func restoreLater() {
        var session = listed()
        session.send(.report(.folder(.trashed("plan.dudel"))))
        session.press("Esc l Space l Space u")
        #expect(!session.effects.contains(.folder(.restore)))
        session.press(": 'restore' Enter")
        #expect(session.effects.last == .folder(.restore))
    }

    @Test("saves the open drawing before it is deleted")
    func deleteOpen() {
        var session = listed(dirty: true)
        session.press("Tab x y")
        #expect(session.effects.last?.isSaveOfOwnFile == true)
        session.send(.report(.saved(name: "sketch.dudel", remark: nil)))
        #expect(session.effects.last == .folder(.trash("sketch.dudel")))
    }

    @Test("sorts by date and back, the highlight staying on its drawing")
    func sort() throws {
        var session = listed()
        session.press("Tab o")
        let rows = session.screen()
        let order = ["plan.dudel", "house.dudel", "› ✓"].compactMap { rows.firstRange(of: $0)?.lowerBound }
        #expect(order == order.sorted())
        #expect(rows.contains("Sort by name"))
        #expect(rows.contains("›✓ sketch.dudel"))
    }

    @Test("is usable in a small window", arguments: [(40, 12), (20, 6), (200, 50)])
    func sizes(_ size: (Int, Int)) {
        var session = listed()
        session.resize(columns: size.0, rows: size.1)
        #expect(session.screen().contains("sketch"))
        session.press("Tab x")
        #expect(session.popover == .question(.trash(name: "sketch.dudel")))
    }

    @Test("a second session is asked: read-only is the safe answer, a copy and taking over are the others")
    func held() {
        let held = HeldDrawing(holder: "mole, process 12", since: "2026-01-02 10:20", remedy: .takeOver)
        for (key, effects) in [("Enter", []), ("c", [Effect.hold(.copy)]), ("t", [.hold(.takeOver)])] {
            var session = EditorSession()
            session.send(.report(.opened(OpenedDrawing(name: "a.dudel", isReadOnly: true))))
            session.send(.report(.held(held)))
            #expect(session.screen().contains("mole, process 12"))
            session.press(key)
            #expect(session.effects == effects)
        }
    }

    @Test("a conflict offers to save beside and to compare, and asks again behind the comparison")
    func conflict() {
        var session = EditorSession.saved()
        session.press("l Space l Space Q Enter")
        session.send(.report(.changedOnDisk(name: "sketch.dudel")))
        session.press("c")
        #expect(session.effects.last == .compare(session.editor.document, path: nil))
        session.send(.report(.differences("- 2  oval")))
        #expect(session.effects.last == .showText("- 2  oval"))
        #expect(session.screen().contains("sketch.dudel was changed by another program"))
        session.press("b")
        #expect(session.screen().contains(":save sketch-2.dudel"))
        session.press("Enter")
        #expect(session.effects.last == .save(session.editor.document, path: "sketch-2.dudel", overwrite: false))
        session.send(.report(.saved(name: "sketch-2.dudel", remark: nil)))
        #expect(session.effects.last == .quit, "what was on the way goes on")
    }
}

extension Effect {
    fileprivate var isSaveOfOwnFile: Bool { if case .save(_, path: nil, overwrite: false) = self { true } else { false } }
}
