import Geometry

extension Ink {
    /// Reads `default`, a colour's name or `#rrggbb`; anything else is nothing.
    public init?(text: String) {
        if text == "default" {
            self = .standard
        } else if let named = NamedColour(rawValue: text) {
            self = .colour(named.colour)
        } else if let colour = Colour(hex: text) {
            self = .colour(colour)
        } else {
            return nil
        }
    }

    /// The ink as files and commands write it: `default`, a colour's name, or `#rrggbb`.
    public var text: String {
        switch self {
        case .standard: "default"
        case .colour(let colour): NamedColour.name(of: colour)?.rawValue ?? colour.hex
        }
    }
}
