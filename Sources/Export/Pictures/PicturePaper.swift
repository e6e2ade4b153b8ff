import Geometry

/// What stands for the terminal's own two colours where a picture has none.
public enum PicturePaper: CaseIterable, Sendable {
    /// Black ink on white paper.
    case light
    /// White ink on black paper.
    case dark

    /// The paper that a colour behind a drawing is nearer to (its luma by ITU-R BT.601).
    public init(behind colour: Colour) {
        let luma = 0.299 * Double(colour.red) + 0.587 * Double(colour.green) + 0.114 * Double(colour.blue)
        self = luma < 128 ? .dark : .light
    }

    /// The colour of the paper.
    public var colour: Colour { self == .light ? PicturePaper.white : PicturePaper.black }
    /// The colour of the terminal's own ink.
    public var ink: Colour { self == .light ? PicturePaper.black : PicturePaper.white }

    private static let white = Colour(red: 255, green: 255, blue: 255)
    private static let black = Colour(red: 0, green: 0, blue: 0)
}
