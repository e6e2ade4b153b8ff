import Geometry

/// What stands for the terminal's own two colours where a picture has none.
public enum PicturePaper: CaseIterable, Sendable {
    /// Black ink on white paper.
    case light
    /// White ink on black paper.
    case dark

    /// The colour of the paper.
    public var colour: Colour { self == .light ? PicturePaper.white : PicturePaper.black }
    /// The colour of the terminal's own ink.
    public var ink: Colour { self == .light ? PicturePaper.black : PicturePaper.white }

    private static let white = Colour(red: 255, green: 255, blue: 255)
    private static let black = Colour(red: 0, green: 0, blue: 0)
}
