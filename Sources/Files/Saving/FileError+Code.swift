import Glibc

extension FileError {
    /// The case for an `errno`.
    init(_ operation: FileOperation, code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EISDIR: self = .isFolder
        case ELOOP: self = .tooManyLinks
        case EACCES, EPERM, EROFS: self = .denied(code: code)
        case ENOSPC, EDQUOT, EFBIG: self = .full(code: code)
        default: self = .failed(operation, code: code)
        }
    }

    /// The `errno` that the error came of; `EIO` for what no call has said.
    var code: Int32 {
        switch self {
        case .denied(let code), .full(let code), .notLasting(_, let code), .failed(_, let code): code
        default: EIO
        }
    }

    /// The case for the `errno` of the call that just failed.
    static func last(_ operation: FileOperation) -> FileError { FileError(operation, code: errno) }
}
