import Drawing
import Files
import Notation
import Words

/// Reads drawings, with errors in the person's words.
public struct DrawingLoader: Sendable {
    private let words: Words
    private let messages: FileMessages

    /// Creates a loader that speaks a language.
    public init(_ words: Words) {
        self.words = words
        messages = FileMessages(words)
    }

    /// A drawing as its file has it.
    public struct Loaded: Sendable {
        /// The drawing that the file describes.
        public var document: Document
        /// The state of the file when it was read, by which a later change is noticed.
        public var stamp: FileStamp
        /// What reading it had to say, or nothing.
        public var notice: String?
    }

    /// Why a drawing could not be read.
    public enum Failure: Error, Sendable {
        /// There is no such file.
        case missing(String)
        /// The file cannot be read, or is not a drawing.
        case failed(String)

        /// The failure in words.
        public var text: String {
            switch self {
            case .missing(let text), .failed(let text): text
            }
        }
    }

    /// Reads the drawing at a path.
    ///
    /// - Parameter limit: the most bytes the file may have.
    public func load(_ path: String, limit: Int = DrawingLimits.fileSize) throws(Failure) -> Loaded {
        let bytes: [UInt8]
        let stamp: FileStamp
        do throws(FileError) {
            (bytes, stamp) = try SafeFile.read(path, limit: limit)
        } catch {
            if case .tooLarge = error, limit < DrawingLimits.fileSize { throw .failed(words.folder.tooLargeToShow) }
            let text = messages.text(readingFailed: error, about: path)
            throw error == .missing ? .missing(text) : .failed(text)
        }
        let (document, notice) = try document(in: bytes, of: path)
        return Loaded(document: document, stamp: stamp, notice: notice)
    }

    /// Reads the drawing in the bytes of a file, with what is to be said of it.
    func document(in bytes: [UInt8], of path: String) throws(Failure) -> (document: Document, notice: String?) {
        do throws(DrawingError) {
            let file = try DrawingReader.read(bytes)
            return (file.document, messages.text(file.notices))
        } catch {
            throw .failed(messages.text(error, about: path))
        }
    }
}
