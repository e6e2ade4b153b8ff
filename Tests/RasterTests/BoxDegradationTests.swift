import Testing

@testable import Raster

/// The characters of all 256 combinations of arms, by the names of the Unicode chart "Box Drawing" and the rules for what it lacks.
@Suite struct BoxDegradationTests {
    /// Weights by their number: none, light, heavy, double.
    private typealias Arms = [Int]

    private static let up = 0, right = 1, down = 2, left = 3

    /// The arms of every character of the chart that has some, written as its lines are drawn: up, right, down, left.
    private static let chart: [String: Unicode.Scalar] = [
        "0101": "─", "0202": "━", "1010": "│", "2020": "┃", "0110": "┌", "0210": "┍", "0120": "┎", "0220": "┏", "0011": "┐",
        "0012": "┑", "0021": "┒", "0022": "┓", "1100": "└", "1200": "┕", "2100": "┖", "2200": "┗", "1001": "┘", "1002": "┙",
        "2001": "┚", "2002": "┛", "1110": "├", "1210": "┝", "2110": "┞", "1120": "┟", "2120": "┠", "2210": "┡", "1220": "┢",
        "2220": "┣", "1011": "┤", "1012": "┥", "2011": "┦", "1021": "┧", "2021": "┨", "2012": "┩", "1022": "┪", "2022": "┫",
        "0111": "┬", "0112": "┭", "0211": "┮", "0212": "┯", "0121": "┰", "0122": "┱", "0221": "┲", "0222": "┳", "1101": "┴",
        "1102": "┵", "1201": "┶", "1202": "┷", "2101": "┸", "2102": "┹", "2201": "┺", "2202": "┻", "1111": "┼", "1112": "┽",
        "1211": "┾", "1212": "┿", "2111": "╀", "1121": "╁", "2121": "╂", "2112": "╃", "2211": "╄", "1122": "╅", "1221": "╆",
        "2212": "╇", "1222": "╈", "2122": "╉", "2221": "╊", "2222": "╋", "0303": "═", "3030": "║", "0310": "╒", "0130": "╓",
        "0330": "╔", "0013": "╕", "0031": "╖", "0033": "╗", "1300": "╘", "3100": "╙", "3300": "╚", "1003": "╛", "3001": "╜",
        "3003": "╝", "1310": "╞", "3130": "╟", "3330": "╠", "1013": "╡", "3031": "╢", "3033": "╣", "0313": "╤", "0131": "╥",
        "0333": "╦", "1303": "╧", "3101": "╨", "3303": "╩", "1313": "╪", "3131": "╫", "3333": "╬", "0001": "╴", "1000": "╵",
        "0100": "╶", "0010": "╷", "0002": "╸", "2000": "╹", "0200": "╺", "0020": "╻", "0201": "╼", "1020": "╽", "0102": "╾",
        "2010": "╿",
    ]

    @Test func theChartHasAHundredAndNine() {
        #expect(BoxDegradationTests.chart.count == 109)
        #expect(Set(BoxDegradationTests.chart.values).count == 109)
    }

    @Test(arguments: 1...255)
    func everyCombinationHasItsCharacterOrTheOneTheRulesSay(bits: Int) {
        let arms = (0..<4).map { bits >> (2 * $0) & 3 }
        let expected = BoxDegradationTests.character(of: arms)
        #expect(BoxCharacters.characters[bits] == expected.value, "\(arms): \(expected)")
    }

    @Test func nothingIsABlank() { #expect(BoxCharacters.characters[0] == 0x20) }

    @Test(arguments: 0...255)
    func theConsoleHasTheCharactersOfItsFontAlone(bits: Int) {
        let console = BoxCharacters.console[bits]
        #expect(" ─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬".unicodeScalars.contains { $0.value == console }, "arms \(bits)")
    }

    /// What Unicode has, or the nearest: each rule is tried on what the one before left.
    private static func character(of arms: Arms) -> Unicode.Scalar {
        var arms = arms
        func found() -> Unicode.Scalar? { chart[arms.map(String.init).joined()] }
        // No character has both: double with heavy becomes heavy.
        if arms.contains(2), arms.contains(3) { arms = arms.map { $0 == 3 ? 2 : $0 } }
        if let found = found() { return found }
        // The stronger arm of an axis wins.
        for (one, other) in [(up, down), (left, right)] where arms[one] > 0 && arms[other] > 0 {
            arms[one] = max(arms[one], arms[other])
            arms[other] = arms[one]
        }
        if let found = found() { return found }
        // Half a double line becomes light.
        for (one, other) in [(up, down), (down, up), (left, right), (right, left)] where arms[one] == 3 && arms[other] == 0 {
            arms[one] = 1
        }
        return found() ?? "?"
    }
}
