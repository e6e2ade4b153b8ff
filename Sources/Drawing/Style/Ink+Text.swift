import Geometry

extension Ink {
    /// Reads `default`, a colour's name or `#rrggbb`; anything else is nothing.
    public init?(text: String) {
        if text.utf8.first == UInt8(ascii: "#") {
            guard let colour = Colour(hex: text) else { return nil }
            self = .colour(colour)
        } else if text == "default" {
            self = .standard
        } else if let named = NamedColour(rawValue: text) {
            self = .colour(named.colour)
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
