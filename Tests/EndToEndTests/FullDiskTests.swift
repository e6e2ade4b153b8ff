import Drawing
import Files
import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// There is no space left while somebody draws and saves.
    @Suite struct FullDisk {
        @Test func aLimitOfTheSizeOfFilesLeavesTheFileAloneAndTheSaveSucceedsWhenItIsGone() throws {
            let home = try TestHome()
            var drawing = try FilledDrawing(in: home, work: home.work)
            let process = try drawing.session.process()
            func limit(_ bytes: String) throws {
                let outcome = try Program.run(
                    ["prlimit", "--pid", "\(process)", "--fsize=\(bytes):"], environment: home.environment, in: home)
                try #require(outcome.status == 0, "\(outcome.errors)")
            }
            try drawing.check(fill: { try limit("6000") }, free: { try limit("unlimited") })
        }

        /// Only root may mount; whether this ran is printed.
        @Test func aFullDiskLeavesTheFileAloneAndTheSaveSucceedsWhenThereIsSpaceAgain() throws {
            let home = try TestHome()
            let disk = home.folder.appending(path: "disk")
            try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
            let mount = try Program.run(
                ["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", disk.path], environment: home.environment, in: home)
            guard mount.status == 0 else { return print("a full disk was not tried, since none can be mounted: \(mount.errors)") }
            defer { _ = try? Program.run(["umount", "-l", disk.path], environment: home.environment, in: home) }
            print("a full disk was tried on a file system of its own")
            home.environment["XDG_STATE_HOME"] = disk.path + "/state"
            let filler = disk.appending(path: "filler")
            var drawing = try FilledDrawing(in: home, work: disk)
            try drawing.check {
                // To the last page.
                _ = try Program.run(
                    ["sh", "-c", "cat /dev/zero >\"$0\"; truncate -s -4096 \"$0\"", filler.path], environment: home.environment,
                    in: home)
            } free: {
                try FileManager.default.removeItem(at: filler)
            }
        }
    }
}
