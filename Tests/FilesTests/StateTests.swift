import Drawing
import Geometry
import Glibc
import TestSupport
import Testing

@testable import Files

@Suite struct StateTests {
    private let folder = TemporaryFolder()

    @Test func theStateFolderIsXDGs() {
        #expect(StateFolder(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])?.path == "/s/dudel")
        #expect(StateFolder(environment: ["XDG_STATE_HOME": "relative", "HOME": "/h"])?.path == "/h/.local/state/dudel")
        #expect(StateFolder(environment: ["HOME": "/h"])?.path == "/h/.local/state/dudel")
        #expect(StateFolder(environment: ["XDG_STATE_HOME": ""]) == nil)
    }

    @Test func preferencesSurviveBeingWrittenAndRead() throws {
        let state = StateFolder(path: folder("a/b/dudel"))
        var preferences = Preferences()
        #expect(Preferences(in: state) == preferences)
        preferences.style = Style(stroke: .colour(NamedColour.red.colour), fill: .standard, pen: .light, heads: .both)
        preferences.language = "de"
        preferences.settings = ["theme": "dark", "smooth": "off"]
        preferences.remember(typedLine: "text 4 4 \"a \\\"b\\\"\"")
        preferences.remember(typedLine: "zoom 200")
        preferences.remember(TerminalMemory(term: "xterm", glyphs: "blocks", colours: "16"))
        preferences.remember(TerminalMemory(term: "odd \"name\"", glyphs: "ascii", colours: "none"))
        preferences.remember(TerminalMemory(term: "xterm", glyphs: "octants", colours: "truecolor"))
        preferences.remember(FolderMemory(folder: "/x y", drawing: "a.dudel", origin: Point(-1.5, 8), zoom: 50))
        preferences.remember(FolderMemory(folder: "/z", drawing: "\u{1b}.dudel"))
        try preferences.save(in: state)
        try preferences.save(in: state)
        #expect(Preferences(in: state) == preferences)
        #expect(preferences.terminal("xterm")?.glyphs == "octants")
        #expect(preferences.terminal("foot") == nil)
        #expect(TemporaryFolder.names(in: state.path) == ["copies", "fonts", "journals", "state"])
    }

    @Test func whatIsBrokenInPreferencesIsPassedOver() throws {
        let state = StateFolder(path: folder.path)
        folder.write(
            "state 9\nstyle pen=wavy width=7 \u{1}\nstyle pen=wavy width=7\nlanguage \"a b\"\n\"\nfolder /a\nfolder /a b zoom=nan x=3\nfuture 1\n",
            to: "state")
        let preferences = Preferences(in: state)
        #expect(preferences.style == Style(width: 7))
        #expect(preferences.language == nil)
        #expect(preferences.folders == [FolderMemory(folder: "/a", drawing: "b", origin: Point(3, 0), zoom: 100)])
    }

    @Test func typedLinesAreKeptOnceTheNewestLastAndNeitherTooManyNorTooLong() {
        var preferences = Preferences()
        for number in 0..<250 { preferences.remember(typedLine: "zoom \(number)") }
        preferences.remember(typedLine: "zoom 100")
        preferences.remember(typedLine: String(repeating: "x", count: 2_000))
        #expect(preferences.typedLines.count == 200)
        #expect(preferences.typedLines.suffix(2) == ["zoom 249", "zoom 100"])
        #expect(preferences.typedLines.filter { $0 == "zoom 100" }.count == 1)
    }

    @Test func oldTerminalsAreForgotten() {
        var preferences = Preferences()
        for number in 0..<150 { preferences.remember(TerminalMemory(term: "t\(number)", glyphs: "ascii", colours: "8")) }
        #expect(preferences.terminals.count == 100)
        #expect(preferences.terminal("t149") != nil)
        #expect(preferences.terminal("t49") == nil)
    }

    @Test func oldFoldersAreForgotten() {
        var preferences = Preferences()
        for number in 0..<150 { preferences.remember(FolderMemory(folder: "/\(number)", drawing: "a")) }
        #expect(preferences.folders.count == 100)
        #expect(preferences.memory(of: "/149") != nil)
        #expect(preferences.memory(of: "/49") == nil)
    }

    @Test(arguments: [
        ("a", "a.dudel"), ("a.dudel", "a.dudel"), ("x/y/a", "x/y/a.dudel"), (".hidden", ".hidden.dudel"), ("../a", "../a.dudel"),
    ]) func aNameWithoutAnEndingGetsOne(_ typed: String, path: String) throws {
        #expect(try DrawingName.path(typed: typed) == path)
    }

    @Test(arguments: [
        ("", DrawingName.Problem.empty), ("a.png", .otherEnding(".png")), ("a.dudel.txt", .otherEnding(".txt")),
        ("a.", .otherEnding(".")),
        ("x/", .leavesFolder), ("..", .leavesFolder), (".", .leavesFolder), ("a\u{0}", .controlCharacter),
        (String(repeating: "x", count: 300), .tooLong),
    ]) func otherNamesAreRefused(_ typed: String, problem: DrawingName.Problem) {
        #expect(throws: problem) { try DrawingName.path(typed: typed) }
    }

    @Test(arguments: [
        ("../a", DrawingName.Problem.leavesFolder), ("/etc/passwd", .leavesFolder), ("a/b", .leavesFolder),
        ("a\nb", .controlCharacter),
        ("a\u{9b}", .controlCharacter), ("..", .leavesFolder),
    ]) func aNewNameStaysInItsFolder(_ typed: String, problem: DrawingName.Problem) {
        #expect(throws: problem) { try DrawingName.name(typed: typed) }
    }
}
