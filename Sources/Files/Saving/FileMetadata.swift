import Glibc

/// What a file has beside its content.
enum FileMetadata {
    /// Gives a new file the owner, group, mode and extended attributes (access control lists among them) of the one it replaces.
    ///
    /// - Throws: `.failed(.setMetadata, …)` when owner, group or mode cannot be kept; attributes are kept where that is allowed.
    static func copy(of path: String, _ status: stat, to file: borrowing Descriptor) throws(FileError) {
        let own = try file.status()
        if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
            guard fchown(file.number, status.st_uid, status.st_gid) == 0 else { throw .failed(.setMetadata, code: errno) }
        }
        ExtendedAttributes.system?.copy(of: path, to: file)
        // Last, since a change of owner takes special bits away.
        guard fchmod(file.number, status.st_mode & 0o7777) == 0 else { throw .failed(.setMetadata, code: errno) }
    }
}
