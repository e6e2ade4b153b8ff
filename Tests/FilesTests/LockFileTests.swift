import Glibc
import TestSupport
import Testing

@testable import Files

@Suite struct LockFileTests {
    private let folder = TemporaryFolder()
    private var drawing: String { folder("a.dudel") }

    private func plant(_ owner: LockOwner) throws {
        _ = try LockFile.acquire(for: drawing, owner: owner)
    }

    private func owner(_ change: (inout ProcessIdentity) -> Void) -> LockOwner {
        var identity = ProcessIdentity.current
        change(&identity)
        return LockOwner(identity: identity, since: 1_000)
    }

    @Test func aLockStandsBesideItsDrawingAndGoesWithItsSession() throws {
        #expect(try LockFile.state(of: drawing) == .free)
        let lock = try LockFile.acquire(for: drawing)
        #expect(folder.names == [".a.dudel.lock"])
        #expect(try LockFile.state(of: drawing) == .own(lock.owner))
        #expect(lock.isStillHeld)
        #expect(try LockFile.acquire(for: drawing) == lock)
        lock.release()
        #expect(folder.names.isEmpty)
    }

    @Test func allNamesOfADrawingShareItsLock() throws {
        symlink("a.dudel", folder("link.dudel"))
        _ = try LockFile.acquire(for: folder("link.dudel"))
        #expect(folder.names.contains(".a.dudel.lock"))
    }

    @Test func aRunningProcessOfThisHostHoldsItsLock() throws {
        let parent = owner {
            $0.process = getppid()
            $0.start = 0
        }
        try plant(parent)
        #expect(try LockFile.state(of: drawing) == .held(parent))
        #expect(throws: LockFile.Problem.held(.held(parent))) { try LockFile.acquire(for: drawing) }
        #expect(throws: LockFile.Problem.held(.held(parent))) { try LockFile.takeOver(drawing, from: .free) }
        let lock = try LockFile.takeOver(drawing, from: .held(parent))
        #expect(lock.isStillHeld)
        #expect(folder.names == [".a.dudel.lock"])
    }

    @Test func theLockOfADeadProcessIsTakenOver() throws {
        for dead in [
            owner { $0.process = 4_194_303 },
            owner { $0.boot = "another boot" },
            owner { $0.start = 12_345_678_901 },
        ] {
            try plant(dead)
            #expect(try LockFile.state(of: drawing) == .stale(dead))
            let lock = try LockFile.acquire(for: drawing)
            #expect(lock.isStillHeld)
            lock.release()
            #expect(folder.names.isEmpty)
        }
    }

    @Test func aLockOfAnotherHostIsForThePersonToDecide() throws {
        let other = owner { $0.host = "elsewhere" }
        try plant(other)
        #expect(throws: LockFile.Problem.held(.otherHost(other))) { try LockFile.acquire(for: drawing) }
        #expect(try LockFile.takeOver(drawing, from: .otherHost(other)).isStillHeld)
    }

    @Test(arguments: ["", "garbage", "lock host=a\n", "lock host=a boot=b process=-1 start=0 since=0\n", "lock \"\u{1b}\n"])
    func aLockThatCannotBeReadIsForThePersonToDecide(_ text: String) throws {
        folder.write(text, to: ".a.dudel.lock")
        #expect(throws: LockFile.Problem.held(.unreadable)) { try LockFile.acquire(for: drawing) }
        #expect(try LockFile.takeOver(drawing, from: .unreadable).isStillHeld)
    }

    @Test func aPlantedLinkIsNotFollowed() throws {
        folder.write("precious", to: "victim")
        symlink("victim", folder(".a.dudel.lock"))
        #expect(throws: LockFile.Problem.held(.unreadable)) { try LockFile.acquire(for: drawing) }
        #expect(try LockFile.takeOver(drawing, from: .unreadable).isStillHeld)
        #expect(folder.text(of: "victim") == "precious")
    }

    @Test func aLockThatWasTakenOverIsNotReleasedByItsFormerOwner() throws {
        let former = owner { $0.host = "elsewhere" }
        let old = try LockFile.acquire(for: drawing, owner: former)
        let new = try LockFile.takeOver(drawing, from: .otherHost(former))
        old.release()
        #expect(!old.isStillHeld)
        #expect(new.isStillHeld)
    }
}
