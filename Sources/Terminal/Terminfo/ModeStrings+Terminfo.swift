import CNcurses
import Screen

extension ModeStrings.Capabilities {
    /// The capabilities of the terminal in use, for a screen of a given size.
    static func loaded(rows: Int) -> ModeStrings.Capabilities {
        func text(_ name: String) -> String { nc_string(name).map { withoutPadding(String(cString: $0)) } ?? "" }
        func text(_ name: String, _ first: Int, _ second: Int) -> String {
            guard let capability = nc_string(name), let filled = nc_parameterised(capability, Int32(first), Int32(second)) else {
                return ""
            }
            return withoutPadding(String(cString: filled))
        }
        return ModeStrings.Capabilities(
            alternateScreen: text("smcup"), ordinaryScreen: text("rmcup"), keypad: text("smkx"), noKeypad: text("rmkx"),
            plainAttributes: text("sgr0"), plainColours: text("op"), autowrap: text("smam"), visibleCursor: text("cnorm"),
            wholeRegion: text("csr", 0, max(0, rows - 1)), lastRow: text("cup", max(0, rows - 1), 0), clearLine: text("el"))
    }

    /// Leaves out the delays, `$<5/>`, that old hardware needs.
    static func withoutPadding(_ capability: String) -> String {
        var result = ""
        var rest = capability[...]
        while let start = rest.firstIndex(of: "$") {
            let behind = rest.index(after: start)
            guard behind < rest.endIndex, rest[behind] == "<", let end = rest[behind...].firstIndex(of: ">") else {
                result += rest[...start]
                rest = rest[behind...]
                continue
            }
            result += rest[..<start]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
