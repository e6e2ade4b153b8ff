import Testing

extension EndToEnd {
    @Suite struct Popovers {
        @Test(arguments: [
            ("f", "Font"), ("s", "Font size"), ("w", "Stroke width and pen"), ("c", "Stroke colour"), ("F", "Fill colour"),
            ("G", "Language"), ("A", "Menu"), ("?", "Help"), (":", "Command"), ("D", "Files"),
        ])
        func eachPopoverOpensByItsKeyAndEscLeavesEverythingAsItWas(key: String, title: String) throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "Space")
            try session.wait(for: "the box") { $0.contains("┌─────────┐") && $0.status.contains("idle") }
            let before = try session.settled()
            try session.press(key)
            try session.wait(for: "the popover") { screen in
                screen.canvas.contains { $0.contains(title) } && screen.contains("Esc")
            }
            #expect(try session.isCursorVisible())
            try session.press("Escape")
            try session.wait(for: "the canvas as it was") { $0.rows.dropLast() == before.rows.dropLast() }
        }

        @Test func pickingALanguageChangesEveryWordAtOnceAndTheNextStartRemembersIt() throws {
            let home = try TestHome()
            do {
                let session = try TmuxSession(in: home)
                try session.wait(for: "the first screen") { $0.contains("? Help") }
                try session.press("G")
                try session.wait(for: "the languages") { $0.contains("Deutsch") && $0.contains("Español") }
                try session.type("deutsch")
                try session.press("Enter")
                try session.wait(for: "German words") { $0.rows[0].contains("? Hilfe") && $0.rows[1].contains("c Vorgabe") }
                try session.press("Q")
                #expect(try session.exitStatus() == 0)
            }
            let session = try TmuxSession(in: home)
            try session.wait(for: "German words again") { $0.contains("? Hilfe") }
        }

        @Test func aSizeIsShownLiveAppliedByEnterAndPutBackByEsc() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.rows[1].contains("s 24") }
            try session.press("s")
            try session.wait(for: "the popover") { $0.contains("Font size") }
            try session.type("36")
            try session.press("Enter")
            try session.wait(for: "the size") { $0.rows[1].contains("s 36") && !$0.contains("Font size") }
            try session.press("s")
            try session.wait(for: "the popover") { $0.contains("Font size") }
            try session.press("Right")
            try session.wait(for: "the next size") { $0.contains("37") }
            try session.press("Escape")
            try session.wait(for: "the size that was") { $0.rows[1].contains("s 36") && !$0.contains("Font size") }
        }

        @Test func aFaceIsFoundByTypingAndTheSizeIsKept() throws {
            let session = try TmuxSession(in: TestHome())
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("f")
            try session.wait(for: "the font popover") { $0.contains("Type to filter") }
            try session.type("serif dejavu book")
            try session.wait(for: "the face") { $0.contains("DejaVu Serif Book") && !$0.contains("DejaVu Sans ") }
            try session.press("Enter")
            try session.wait(for: "the face in the toolbar") {
                $0.rows[1].contains("f DejaVu Ser") && $0.rows[1].contains("s 24")
            }
        }

        @Test func aColourChosenWhileAShapeIsHalfDrawnIsTheShapes() throws {
            let home = try TestHome()
            let session = try TmuxSession(in: home)
            try session.wait(for: "the first screen") { $0.contains("? Help") }
            try session.press("3", "Space", "L", "J", "c")
            try session.wait(for: "the popover") { $0.contains("Stroke colour") }
            try session.press("#")
            try session.type("5fafff")
            try session.press("Enter")
            try session.wait(for: "the pen still down") { $0.status.contains("PEN DOWN") && !$0.contains("Stroke colour") }
            try session.press("Space")
            try session.command("save sketch")
            try session.wait(for: "the file") { _ in home.has("sketch.dudel") }
            #expect(try home.read("sketch.dudel").contains("stroke=#5fafff"))
        }
    }
}
