/// The words of the popovers.
public struct PopoverWords: Sendable {
    /// The names of the pens.
    public let pens: PenWords
    /// The names of the colours.
    public let colours: ColourWords

    // Titles.

    /// The font popover's title.
    public let fontTitle: String
    /// The size popover's title.
    public let sizeTitle: String
    /// The title of the popover of alignment and spacing.
    public let textSettingTitle: String
    /// Lines stand where the script begins.
    public let alignStart: String
    /// Lines stand on the left.
    public let alignLeft: String
    /// Lines stand in the middle.
    public let alignCentre: String
    /// Lines stand on the right.
    public let alignRight: String
    /// Lines reach from margin to margin.
    public let alignJustify: String
    /// The distance of lines in percent.
    public let lineSpacing: String
    /// The space between characters.
    public let letterSpacing: String
    /// What of it the terminal's own face takes.
    public let terminalSpacing: String
    /// The title of the popover of stroke width and pen.
    public let strokeTitle: String
    /// The stroke colour popover's title.
    public let strokeColourTitle: String
    /// The fill colour popover's title.
    public let fillColourTitle: String
    /// The language popover's title.
    public let languageTitle: String
    /// The menu's title.
    public let menuTitle: String
    /// The help's title.
    public let helpTitle: String
    /// The command line's title.
    public let commandTitle: String
    /// The title over a question.
    public let questionTitle: String
    /// The files popover's title.
    public let filesTitle: String
    /// The title of the field for a column and a row.
    public let gotoTitle: String
    /// The test card's title.
    public let testCardTitle: String
    /// The title of the field for an exact size or offset.
    public let exactTitle: String

    // Footers: the keys in words.

    /// The keys of a value popover with a filter.
    public let fontHints: String
    /// The keys of a slider.
    public let sizeHints: String
    /// The keys of the popover of stroke width and pen.
    public let strokeHints: String
    /// The keys of the colour grid.
    public let colourHints: String
    /// The keys of a choice popover with a filter whose Enter chooses or opens.
    public let listHints: String
    /// The keys of a choice popover with a filter whose Enter runs a command.
    public let menuHints: String
    /// The keys of the command line.
    public let commandHints: String
    /// The keys of a question.
    public let questionHints: String
    /// The keys of the test card.
    public let testCardHints: String
    /// The keys of a field whose Enter acts.
    public let fieldHints: String

    // Labels.

    /// Stands before the field that filters a list.
    public let filter: String
    /// Said where the filter leaves nothing.
    public let noMatch: String
    /// Said while the machine's faces are being read.
    public let loading: String
    /// A short sentence with many letters of the language, for samples.
    public let sample: String
    /// Says which characters the face `Terminal` has.
    public let terminalNote: String
    /// Says that `Terminal` has one size.
    public let terminalSize: String
    /// Says briefly, from a language's code, that a face lacks its letters.
    public let lacks: @Sendable (String) -> String
    /// Says, from a language's own name or code, that a face lacks its letters.
    public let cannotWrite: @Sendable (String) -> String
    /// Says, from the name of a face that is not installed, that this one stands in for it.
    public let standsIn: @Sendable (String) -> String
    /// Says briefly that a face stands in for one that is not installed.
    public let substitute: String
    /// Marks a face whose glyphs are pictures in colour.
    public let colourFace: String
    /// The label of the font size.
    public let size: String
    /// The label of the stroke width.
    public let width: String
    /// The label of the pen.
    public let pen: String
    /// Says that the width is the dots pen's alone.
    public let widthNote: String
    /// Says how a colour is typed.
    public let hexExample: String
    /// Says that what was typed is no colour, and how one is typed.
    public let noColour: @Sendable (String) -> String
    /// Says how a column and a row are typed.
    public let gotoExample: String
    /// Says how a size or an offset is typed.
    public let exactExample: String
    /// Says how an offset is typed.
    public let offsetExample: String
    /// The word for an offset.
    public let offset: String
    /// Cells, as a unit behind a number.
    public let cells: String
    /// Dots, as a unit behind a number.
    public let dots: String
    /// Stands before the reason why a command cannot be run.
    public let unavailable: String
    /// Asks which glyph set's picture looks right.
    public let whichGlyphs: String
    /// Asks which depth's colours look right.
    public let whichColours: String
    /// Said where a folder holds no drawing.
    public let noFiles: String
}
