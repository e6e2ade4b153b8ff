import Geometry

/// The twelve colours that have a name in files, commands and the colour popovers, in the order of the popover's grid.
public enum NamedColour: String, CaseIterable, Sendable {
    case red, green, blue
    case cyan, yellow, magenta
    case orange, purple, brown
    case white, lightgrey, black

    /// The sRGB value.
    public var colour: Colour {
        switch self {
        case .red: Colour(red: 255, green: 0, blue: 0)
        case .green: Colour(red: 0, green: 255, blue: 0)
        case .blue: Colour(red: 0, green: 0, blue: 255)
        case .cyan: Colour(red: 0, green: 255, blue: 255)
        case .yellow: Colour(red: 255, green: 255, blue: 0)
        case .magenta: Colour(red: 255, green: 0, blue: 255)
        case .orange: Colour(red: 255, green: 128, blue: 0)
        case .purple: Colour(red: 128, green: 0, blue: 128)
        case .brown: Colour(red: 153, green: 102, blue: 51)
        case .white: Colour(red: 255, green: 255, blue: 255)
        case .lightgrey: Colour(red: 170, green: 170, blue: 170)
        case .black: Colour(red: 0, green: 0, blue: 0)
        }
    }

    /// The name of a colour, where it has one.
    public static func name(of colour: Colour) -> NamedColour? { allCases.first { $0.colour == colour } }
}
