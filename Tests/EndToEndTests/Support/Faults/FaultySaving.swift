import Drawing
import Files
import Foundation
import TestSupport

/// A session in which a shape is drawn and saved again and again, while one call of the system after the other fails.
final class FaultySaving {
    /// What must not be so.
    struct Flaw: Error, CustomStringConvertible {
        var description: String
    }

    private let home: TestHome
    private let faults: Faults
    private let session: TmuxSession
    private let error: Int32
    private var saved = 1
    private static let name = "plan.dudel"

    /// - Parameters:
    ///   - error: the number of the error; 0: that which fits the call.
    ///   - isLinked: whether the file has a second name, so that it is rewritten where it is.
    init(error: Int32, isLinked: Bool) throws {
        home = try TestHome()
        faults = try Faults(in: home)
        self.error = error
        try home.write("dudel 1\nrectangle 8 8 40 24 id=a\n", to: Self.name)
        if isLinked {
            try FileManager.default.linkItem(
                at: home.work.appending(path: Self.name), to: home.folder.appending(path: "other-name"))
        }
        session = try TmuxSession([Self.name], in: home)
        try session.wait(for: "the drawing") { $0.status.contains(Self.name) && $0.contains("? Help") }
    }

    /// Has every call fail that there is, one in each round; returns what failed, with what the person was told.
    func run() throws -> [String] {
        var log: [String] = []
        for call in 1...200 as ClosedRange<Int32> {
            guard let line = try round(call) else { return log }
            log.append(line)
        }
        throw Flaw(description: "there is no end of calls")
    }

    private func round(_ call: Int32) throws -> String? {
        try faults.arm(call, error: error)
        // All at once, since a key takes away what was said before it.
        try session.type("3 lj ")
        try session.wait(for: "the mark of what is unsaved") { $0.status.contains("*") || $0.status.contains("journal") }
        // The journal is made to last a second later.
        Patience.pause(1.3)
        let told = try session.screen().status
        let failedBefore = try faults.failed()
        try session.press("S")
        let screen = try session.wait(for: "an answer") {
            $0.status.contains("aved") || $0.contains("cannot") || $0.contains("not saved")
        }
        Patience.pause(0.1)
        let failed = try faults.failed()
        try faults.disarm()
        let count = try drawables()
        guard count == saved || count == saved + 1 else {
            throw Flaw(description: "\(failed ?? "nothing"): \(count) drawables in the file, neither \(saved) nor one more")
        }
        let line =
            "\(call) \(failedBefore == nil ? "save" : "edit") \(failed ?? "-") | \(told) | \(screen.status) | \(count - saved)"
        guard count > saved || screen.contains("not saved") else { throw Flaw(description: "\(line): nothing was said") }
        if failed?.hasPrefix("write ") == true, failed?.contains("/journals/") == true {
            guard told.contains("the recovery journal cannot be written") else { throw Flaw(description: "\(line): not said") }
        }
        try session.press("S")
        do {
            try Patience.wait(for: "the save that is tried again") { try drawables() == saved + 1 ? true : nil }
            try session.wait(for: "the word of it") { !$0.status.contains("*") }
        } catch { throw Flaw(description: "\(line): \(error)\n\(try session.screen())") }
        saved += 1
        try requireNoLeftovers(line)
        return failed == nil ? nil : line
    }

    private func drawables() throws -> Int {
        try DrawingReader.read([UInt8](Data(contentsOf: home.work.appending(path: Self.name)))).document.drawables.count
    }

    private func requireNoLeftovers(_ line: String) throws {
        try Patience.wait(for: "the end of what is beside the files") {
            leftovers.isEmpty ? true : nil
        } otherwise: {
            "\(line): \(leftovers)"
        }
    }

    private var leftovers: [String] {
        let state = home.folder.appending(path: "state/dudel").path
        return [
            TemporaryFolder.names(in: home.work.path).filter { ![Self.name, ".\(Self.name).lock"].contains($0) },
            TemporaryFolder.names(in: state + "/journals"), TemporaryFolder.names(in: state + "/copies"),
            TemporaryFolder.names(in: state).filter { !["journals", "copies", "fonts", "state", "clipboard"].contains($0) },
        ].flatMap(\.self)
    }
}
