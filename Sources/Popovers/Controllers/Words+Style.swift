import Drawing
import Geometry
import Words

extension PenWords {
    /// The name of a pen.
    public func name(of pen: Pen) -> String {
        switch pen {
        case .dots: dots
        case .light: light
        case .heavy: heavy
        case .double: double
        case .rounded: rounded
        case .dashed: dashed
        case .ascii: ascii
        }
    }
}

extension ColourWords {
    /// The name of an ink, `#rrggbb` where it has none; nothing is no colour at all.
    public func name(of ink: Ink?) -> String {
        switch ink {
        case nil: none
        case .standard: standard
        case .colour(let colour): NamedColour.name(of: colour).map { name(of: $0) } ?? colour.hex
        }
    }

    /// The name of a named colour.
    public func name(of colour: NamedColour) -> String {
        switch colour {
        case .red: red
        case .green: green
        case .blue: blue
        case .cyan: cyan
        case .yellow: yellow
        case .magenta: magenta
        case .orange: orange
        case .purple: purple
        case .brown: brown
        case .white: white
        case .lightgrey: lightGrey
        case .black: black
        }
    }
}
