import Drawing
import Files
import Words

/// Reads drawings, with errors in the person's words.
public struct DrawingLoader: Sendable {
    private let messages: FileMessages

    /// Creates a loader that speaks a language.
    public init(_ words: Words) { messages = FileMessages(words) }

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
    public func load(_ path: String) throws(Failure) -> Loaded {
        let bytes: [UInt8]
        let stamp: FileStamp
        do throws(FileError) {
            (bytes, stamp) = try SafeFile.read(path)
        } catch {
            let text = messages.text(error, about: path)
            throw error == .missing ? .missing(text) : .failed(text)
        }
        do throws(DrawingError) {
            let file = try DrawingReader.read(bytes)
            return Loaded(document: file.document, stamp: stamp, notice: messages.text(file.notices))
        } catch {
            throw .failed(messages.text(error, about: path))
        }
    }
}
