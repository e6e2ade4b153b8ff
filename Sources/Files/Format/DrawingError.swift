import Drawing
import Lines
import Notation

/// Why a file cannot be read as a drawing, with the number of the line.
public struct DrawingError: Error, Hashable, Sendable {
    /// The line's number, counted from 1.
    public var line: Int
    /// What is wrong.
    public var reason: Reason

    /// Creates an error.
    public init(line: Int, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }

    /// What is wrong with the file.
    public enum Reason: Hashable, Sendable {
        /// The file does not begin with the header of a drawing.
        case notADrawing
        /// A newer major version, which this program does not know.
        case newerVersion(FormatVersion)
        /// A line is broken.
        case line(LineError)
        /// The file is larger than `DrawingLimits.fileSize`.
        case fileTooLarge
        /// There are more drawables than `DrawingLimits.drawables`.
        case tooManyDrawables
        /// There are more points and unknown attributes than `DrawingLimits.parts`.
        case tooManyParts
        /// There are more articles than `DrawingLimits.articles`.
        case tooManyArticles
    }

    init(_ error: NumberedLineError) { self.init(line: error.line, .line(error.error)) }
}
