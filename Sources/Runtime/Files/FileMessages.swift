import Drawing
import Editor
import Export
import Files
import Glibc
import Graphemes
import Words

/// Errors of files in the person's words, safe to show.
public struct FileMessages: Sendable {
    private let words: Words

    /// Creates the messages of a language.
    public init(_ words: Words) { self.words = words }

    /// What went wrong with a file.
    public func text(_ error: FileError, about name: String) -> String { about(name, reason(error)) }

    /// Why a file is not a drawing, with its line.
    public func text(_ error: DrawingError, about name: String) -> String { about(name, reason(error)) }

    /// Why a drawing could not be exported.
    public func text(_ error: ExportError, about name: String) -> String {
        switch error {
        case .stopped: words.folder.exportStopped
        case .cairoMissing: about(name, words.files.cairoMissing)
        case .cairoFailed(let reason): about(name, words.files.failed(VisibleReplacement.of(reason)))
        }
    }

    /// Why a name cannot be a drawing's.
    public func text(_ problem: DrawingName.Problem, about name: String) -> String {
        switch problem {
        case .otherEnding(let ending): about(name, words.files.otherEnding(VisibleReplacement.of(ending)))
        case .empty, .leavesFolder, .controlCharacter, .tooLong: about(name, words.files.badName)
        }
    }

    /// What reading a drawing had to say, or nothing.
    public func text(_ notices: [DrawingFile.Notice]) -> String? {
        var renamed = 0
        var texts: [String] = []
        for notice in notices {
            switch notice {
            case .renamed: renamed += 1
            case .newerMinor: texts.append(words.files.newerMinor)
            case .noFinalLineEnd: texts.append(words.files.cutOff)
            }
        }
        if renamed > 0 { texts.append(words.files.renamedIDs(words.number(renamed))) }
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    /// Who has a drawing open.
    public func text(_ state: LockState) -> String {
        switch state {
        case .held(let owner), .otherHost(let owner), .stale(let owner), .own(let owner):
            words.folder.heldHere(holder(owner))
        case .free, .unreadable: words.files.heldUnknown
        }
    }

    /// Who has a drawing open: host and process.
    func holder(_ owner: LockOwner) -> String {
        words.folder.holder(VisibleReplacement.of(owner.identity.host), String(owner.identity.process))
    }

    /// Why a file cannot be read.
    public func text(readingFailed error: FileError, about name: String) -> String {
        if case .denied = error { return about(name, words.files.deniedToRead) }
        return text(error, about: name)
    }

    /// That the folder of a file is not there.
    public func missingFolder(of path: String) -> String { about(path, words.files.missingFolder) }

    func journal(_ error: FileError) -> String { words.files.journalFailed(reason(error)) }

    /// A reason behind the name that it is about.
    func about(_ name: String, _ reason: String) -> String { "\(VisibleReplacement.of(name)): \(reason)" }

    private func reason(_ error: FileError) -> String {
        let files = words.files
        switch error {
        case .missing: return files.missing
        case .isFolder: return files.isFolder
        case .notAFile: return files.notAFile
        case .badName: return files.badName
        case .tooManyLinks: return files.tooManyLinks
        case .tooLarge: return files.fileTooLarge
        case .exists: return files.exists
        case .changedOnDisk: return files.changedOnDisk
        case .readOnly: return files.readOnly
        case .denied: return files.denied
        case .full: return files.full
        case .failed(_, let code), .notLasting(_, let code):
            return files.failed(strerror(code).map { String(cString: $0) } ?? String(code))
        }
    }

    private func reason(_ error: DrawingError) -> String {
        let files = words.files
        let reason =
            switch error.reason {
            case .notADrawing: files.notADrawing
            case .newerVersion(let version): files.newerVersion(version.text)
            case .line(let error): VisibleReplacement.of(error.text(files))
            case .fileTooLarge: files.fileTooLarge
            case .tooManyDrawables: words.messages.tooManyDrawables
            case .tooManyParts, .tooManyArticles: files.tooManyParts
            }
        return error.line > 0 ? files.atLine(String(error.line), reason) : reason
    }
}
