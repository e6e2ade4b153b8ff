import Glibc
import Lines

/// The file `.NAME.dudel.lock` beside a drawing, which tells other sessions who has it open.
public struct LockFile: Hashable, Sendable {
    /// Where the lock is.
    public let path: String
    /// Who the lock names.
    public let owner: LockOwner

    /// Why a drawing could not be locked.
    public enum Problem: Error, Hashable, Sendable {
        /// Another session has it, or may have it.
        case held(LockState)
        /// The lock could not be written, as in a folder that is read-only.
        case file(FileError)
    }

    /// Where the lock of a drawing is; the drawing's symbolic links are followed, so that all its names share one lock.
    public static func path(for drawing: String) throws(FileError) -> String {
        let target = try FilePath.resolved(drawing)
        return FilePath.join(FilePath.folder(of: target), ".\(FilePath.name(of: target)).lock")
    }

    /// Whether a drawing is open in some session.
    public static func state(of drawing: String) throws(FileError) -> LockState { state(at: try path(for: drawing)) }

    /// Locks a drawing for this process; the lock of a process that no longer runs is taken over.
    ///
    /// - Throws: `Problem.held` when another session has it, or only the person can know.
    public static func acquire(for drawing: String, owner: LockOwner = .current) throws(Problem) -> LockFile {
        let path: String
        do throws(FileError) { path = try self.path(for: drawing) } catch { throw .file(error) }
        // Another session may take or leave the lock between two of these steps; a few rounds settle that.
        for _ in 0..<8 {
            if let lock = try create(at: path, owner: owner) { return lock }
            switch state(at: path) {
            case .free: continue
            case .own(let owner): return LockFile(path: path, owner: owner)
            case .stale(let former): try removeLock(of: former, at: path)
            case let state: throw .held(state)
            }
        }
        throw .held(state(at: path))
    }

    /// Takes a drawing over after the person said so, whoever has it.
    ///
    /// - Parameter expected: the state the person was told.
    /// - Throws: `Problem.held` when it is another one meanwhile.
    public static func takeOver(
        _ drawing: String, from expected: LockState, owner: LockOwner = .current
    ) throws(Problem) -> LockFile {
        let path: String
        do throws(FileError) { path = try self.path(for: drawing) } catch { throw .file(error) }
        let now = state(at: path)
        guard now == expected || now == .free else { throw .held(now) }
        switch now {
        case .held(let former), .stale(let former), .otherHost(let former): try removeLock(of: former, at: path)
        case .unreadable: guard unlink(path) == 0 || errno == ENOENT else { throw .file(.last(.remove)) }
        case .free, .own: break
        }
        return try acquire(for: drawing, owner: owner)
    }

    /// Whether the lock on disk is still this one; after a take-over it is not.
    public var isStillHeld: Bool { LockFile.owner(at: path) == owner }

    /// Gives the drawing free, unless another session took it over.
    public func release() {
        if isStillHeld { unlink(path) }
    }
}

extension LockFile {
    /// Writes a new lock, or answers nothing where there is one.
    ///
    /// The lock appears whole: it is written under another name and linked; where links are not to be had it is made in place.
    private static func create(at path: String, owner: LockOwner) throws(Problem) -> LockFile? {
        do throws(FileError) {
            let temporary = FilePath.temporary(beside: path)
            let file = try Descriptor(temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
            defer { unlink(temporary) }
            var writer = LineWriter()
            writer.append(Line("lock", attributes: OwnerSyntax.attributes(of: owner)))
            try file.writeAll(writer.bytes)
            if link(temporary, path) == 0 { return LockFile(path: path, owner: owner) }
            guard errno != EEXIST else { return nil }
            let direct = try Descriptor(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
            do throws(FileError) { try direct.writeAll(writer.bytes) } catch {
                // A lock that names nobody would be in everybody's way.
                unlink(path)
                throw error
            }
            return LockFile(path: path, owner: owner)
        } catch {
            if error == .exists { return nil }
            throw .file(error)
        }
    }

    /// Removes a lock if it is still the given owner's: it is taken aside first, so that no newer one is removed instead.
    private static func removeLock(of owner: LockOwner, at path: String) throws(Problem) {
        let aside = FilePath.temporary(beside: path)
        guard rename(path, aside) == 0 else {
            guard errno == ENOENT else { throw .file(.last(.lock)) }
            return
        }
        if self.owner(at: aside) != owner { _ = link(aside, path) }
        unlink(aside)
    }

    private static func state(at path: String) -> LockState {
        var status = stat()
        guard lstat(path, &status) == 0 else { return errno == ENOENT ? .free : .unreadable }
        guard let owner = owner(at: path) else { return .unreadable }
        let current = ProcessIdentity.current
        if owner.identity == current { return .own(owner) }
        guard owner.identity.sharesHost(with: current) else { return .otherHost(owner) }
        return owner.identity.runsHere ? .held(owner) : .stale(owner)
    }

    private static func owner(at path: String) -> LockOwner? {
        guard let file = try? Descriptor(path, flags: O_RDONLY | O_NONBLOCK | O_NOFOLLOW), let status = try? file.status(),
            status.st_mode & S_IFMT == S_IFREG, let bytes = try? file.readAll(limit: 4_096, expecting: 512),
            var lines = try? LineFile(bytes), let entry = lines.next(), let line = try? lines.line(of: entry), line.name == "lock"
        else { return nil }
        return OwnerSyntax.owner(in: line)
    }
}
