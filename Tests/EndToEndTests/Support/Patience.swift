import Foundation

/// Waiting for something that a program is about to do.
enum Patience {
    /// What was waited for in vain, with what was there instead.
    struct Exhausted: Error, CustomStringConvertible {
        var description: String
    }

    /// Asks again and again until there is an answer, for at most some seconds.
    @discardableResult
    static func wait<Answer>(
        for what: String, seconds: Double = 20, _ answer: () throws -> Answer?, otherwise: () throws -> String = { "" }
    ) throws -> Answer {
        let end = Date.now.addingTimeInterval(seconds)
        while true {
            if let answer = try answer() { return answer }
            guard Date.now < end else {
                throw Exhausted(description: "waited \(seconds) s in vain for \(what)\n\(try otherwise())")
            }
            pause(0.04)
        }
    }

    /// Does nothing for some seconds.
    static func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
}
