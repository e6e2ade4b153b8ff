import Geometry

/// The 256 colours of xterm's palette.
public enum TerminalPalette {
    /// The colours by number: xterm's defaults for 0–15, the 6×6×6 cube for 16–231, the grey ramp for 232–255.
    public static let colours: [Colour] = basic + cube + greys

    private static let basic: [Colour] = [
        Colour(red: 0, green: 0, blue: 0), Colour(red: 205, green: 0, blue: 0),
        Colour(red: 0, green: 205, blue: 0), Colour(red: 205, green: 205, blue: 0),
        Colour(red: 0, green: 0, blue: 238), Colour(red: 205, green: 0, blue: 205),
        Colour(red: 0, green: 205, blue: 205), Colour(red: 229, green: 229, blue: 229),
        Colour(red: 127, green: 127, blue: 127), Colour(red: 255, green: 0, blue: 0),
        Colour(red: 0, green: 255, blue: 0), Colour(red: 255, green: 255, blue: 0),
        Colour(red: 92, green: 92, blue: 255), Colour(red: 255, green: 0, blue: 255),
        Colour(red: 0, green: 255, blue: 255), Colour(red: 255, green: 255, blue: 255),
    ]

    private static let cube: [Colour] = {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        return (0..<216).map { Colour(red: levels[$0 / 36], green: levels[$0 / 6 % 6], blue: levels[$0 % 6]) }
    }()

    private static let greys: [Colour] = (0..<24).map { step in
        let level = UInt8(8 + step * 10)
        return Colour(red: level, green: level, blue: level)
    }
}
