import Foundation
import Geometry
import Graphemes
import Testing

@testable import Screen

@Suite("Themes")
struct ThemeTests {
    private static let themes = ThemeName.allCases
    private static let depths = ColourDepth.allCases

    @Test("two roles never differ by colour alone", arguments: themes, depths)
    func attributes(name: ThemeName, depth: ColourDepth) {
        let theme = Theme(name, depth: depth)
        // A border is drawn in line characters, which nothing else in the interface is.
        let roles = [theme.plain, theme.focus, theme.faint, theme.strong, theme.mark]
        #expect(Set(roles.map(\.attributes)).count == roles.count)
    }

    @Test("the terminal's theme, and every theme without colours, leaves all colours to the terminal", arguments: themes)
    func own(name: ThemeName) {
        for depth in Self.depths where name == .terminal || depth == .none {
            #expect(Theme(name, depth: depth) == .terminal)
        }
        let surface = Surface(CellSize(columns: 3, rows: 2))
        var themed = surface
        themed.apply(.terminal)
        #expect(themed == surface)
    }

    @Test(
        "every role stands out from its ground, and more so in high contrast, dimmed or not",
        arguments: themes.filter { $0 != .terminal }, depths.filter { $0 != .none })
    func contrast(name: ThemeName, depth: ColourDepth) throws {
        let theme = Theme(name, depth: depth)
        let least = name == .highContrast ? 7 : 4.5
        for role in Theme.roles {
            let style = theme[keyPath: role]
            var ink = try #require(Self.colour(style.foreground))
            let paper = try #require(Self.colour(style.background))
            #expect(Self.contrast(ink, paper) >= least, "\(ink.hex) on \(paper.hex)")
            guard style.attributes.contains(.dim) else { continue }
            // xterm and VTE show two thirds of each channel.
            ink = Colour(red: ink.red / 3 * 2, green: ink.green / 3 * 2, blue: ink.blue / 3 * 2)
            #expect(Self.contrast(ink, paper) >= least, "dimmed \(ink.hex) on \(paper.hex)")
        }
    }

    @Test("all of a screen gets the theme's paper and ink, and colours of its own stay")
    func apply() {
        let theme = Theme(.dark, depth: .exact)
        let red = CellColour.exact(Colour(red: 200, green: 0, blue: 0))
        var surface = Surface(CellSize(columns: 6, rows: 1))
        surface.put(Cell(Grapheme("漢" as Character)), column: 1, row: 0)
        surface.put(Cell(.space, foreground: red), column: 3, row: 0)
        surface.put(Cell(.space, background: red), column: 4, row: 0)
        surface.put(Cell(.space, background: theme.ink), column: 5, row: 0)
        let before = surface.text
        surface.apply(theme)
        #expect(surface.text == before)
        #expect(surface.ground == theme.plain)
        #expect(
            (0..<6).map { surface[$0, 0].background } == [theme.paper, theme.paper, theme.paper, theme.paper, red, theme.ink])
        #expect((0..<6).map { surface[$0, 0].foreground } == [theme.ink, theme.ink, theme.ink, red, theme.ink, theme.paper])
    }

    private static func colour(_ colour: CellColour) -> Colour? {
        switch colour {
        case .standard: nil
        case .palette(let number): TerminalPalette.colours[Int(number)]
        case .exact(let colour): colour
        }
    }

    /// The contrast ratio of WCAG 2.2.
    private static func contrast(_ one: Colour, _ other: Colour) -> Double {
        let light = [luminance(one), luminance(other)].sorted()
        return (light[1] + 0.05) / (light[0] + 0.05)
    }

    /// The relative luminance of WCAG 2.2, 0–1.
    private static func luminance(_ colour: Colour) -> Double {
        0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    }

    private static func linear(_ value: UInt8) -> Double {
        let channel = Double(value) / 255
        return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
}
