import CNcurses
import Glibc
import Testing

@testable import Terminal

@Suite("Entry with exact colours", .serialized)
struct TerminfoEntryTests {
    private func filled(_ name: String, _ colour: Int) throws -> String {
        let capability = try #require(nc_string(name))
        return String(cString: try #require(nc_parameterised(capability, Int32(colour), 0)))
    }

    @Test(
        "ncurses reads it from the environment as it was meant",
        arguments: ["xterm-256color", "tmux-256color", "screen", "linux"])
    func roundTrip(_ term: String) throws {
        try #require(nc_setup(term, 1) != 0)
        let before = TerminfoEntry.loaded(named: term)
        var entry = before
        entry.makeDirect()
        let compiled = try #require(entry.compiled())
        nc_forget_setup()
        setenv("TERMINFO", "b64:" + String(decoding: Base64.encode(compiled), as: UTF8.self), 1)
        let found = nc_setup(term, 1) != 0
        unsetenv("TERMINFO")
        try #require(found)
        defer { nc_forget_setup() }

        #expect(nc_flag("RGB") != 0)
        #expect(nc_flag("ccc") == 0)
        #expect(Int(nc_number("colors")) == TerminfoEntry.paletteStart + 256)
        #expect((nc_flag("AX") != 0) == before.extendedFlags.contains("AX"))
        var after = TerminfoEntry.loaded(named: term)
        after.extendedFlags = entry.extendedFlags
        #expect(after == entry)
        for name in ["cup", "smcup", "el", "sgr0"] {
            #expect(nc_string(name).map { String(cString: $0) } != "")
        }

        let palette = TerminfoEntry.paletteStart
        #expect(try filled("setaf", 0x0102FF) == "\u{1B}[38;2;1;2;255m")
        #expect(try filled("setab", 3) == "\u{1B}[48;2;0;0;3m")
        #expect(try filled("setaf", palette + 1) == "\u{1B}[31m")
        #expect(try filled("setab", palette + 7) == "\u{1B}[47m")
        #expect(try filled("setaf", palette + 9) == "\u{1B}[91m")
        #expect(try filled("setab", palette + 15) == "\u{1B}[107m")
        #expect(try filled("setaf", palette + 200) == "\u{1B}[38;5;200m")
    }

    @Test("an entry too long for the format is refused")
    func tooLong() {
        let entry = TerminfoEntry(
            names: "x", flags: [], numbers: [], strings: [Array(repeating: 0x61, count: 40_000)], extendedFlags: [])
        #expect(entry.compiled() == nil)
    }

    @Test("the header says what follows")
    func layout() {
        let entry = TerminfoEntry(names: "ab", flags: [true], numbers: [258], strings: [nil, [0x41]], extendedFlags: ["RGB"])
        #expect(
            entry.compiled() == [
                0x1E, 0x02, 3, 0, 1, 0, 1, 0, 2, 0, 2, 0, 0x61, 0x62, 0, 1, 2, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0x41, 0,
                1, 0, 0, 0, 0, 0, 1, 0, 4, 0, 1, 0, 0, 0, 0x52, 0x47, 0x42, 0,
            ])
    }
}
