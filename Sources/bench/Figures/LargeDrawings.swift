import Geometry
import TestSupport

/// How fast large drawings answer, from a key to the last byte of its frame, and the memory they take.
struct LargeDrawings {
    let program: String

    private static let quiet = 40.0
    /// The silence in milliseconds that ends a frame.
    private static let frameGap = 8.0

    func figures() throws(BenchError) -> [Figure] {
        try drawing(10_000, name: "10k") { (terminal) throws(BenchError) in
            [try LargeDrawings.edits(on: terminal, name: "10k")] + (try LargeDrawings.selected(on: terminal))
        }
            + drawing(100_000, name: "100k") { (terminal) throws(BenchError) in
                let memory = try ProcessStatus(process: terminal.process).residentMegabytes()
                // Half a screen to and fro, and in and out again: after each a tenth of the drawing or less is in view.
                let steps = (0..<8).flatMap { _ in ["zl", "zj", "zh", "zk", "+", "-"] }
                let pan = try LargeDrawings.times(steps, on: terminal)
                return [
                    try LargeDrawings.edits(on: terminal, name: "100k"),
                    Figure(name: "pan_100k", value: pan.percentile(0.99), unit: "ms"),
                    Figure(name: "memory_100k", value: memory, unit: "MB"),
                ]
            }
    }

    /// Opens a seeded drawing at 25 % in a window of 200×50 and measures there.
    private func drawing(
        _ count: Int, name: String, _ measure: (PseudoTerminal) throws(BenchError) -> [Figure]
    ) throws(BenchError) -> [Figure] {
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        try SeededDrawing.write(SeededDrawing.document(count), to: "\(sandbox.folder)/large.dudel")
        let terminal = try PseudoTerminal(program, ["large.dudel"], in: sandbox, size: .large)
        defer { terminal.close() }
        _ = terminal.read(quiet: 2000, limit: 60_000)
        for key in ["-", "-"] {
            try terminal.type(key)
            _ = terminal.read(quiet: 300)
        }
        return try measure(terminal)
    }

    /// Draws a rectangle with the dots pen, takes it away, deletes what lies below and brings it back, at many places.
    private static func edits(on terminal: PseudoTerminal, name: String) throws(BenchError) -> Figure {
        var random = SeededGenerator(seed: 7)
        try terminal.type(":pen dots\r")
        _ = terminal.read(quiet: 300)
        var times: [Double] = []
        for _ in 0..<60 {
            for _ in 0..<3 {
                try terminal.type(["H", "J", "K", "L"].randomElement(using: &random) ?? "L")
                _ = terminal.read(quiet: quiet)
            }
            for key in [" ", "L", "J"] {
                try terminal.type(key)
                _ = terminal.read(quiet: quiet)
            }
            times += try LargeDrawings.times([" ", "u"], on: terminal)
            try terminal.type("e")
            _ = terminal.read(quiet: quiet)
            times += try LargeDrawings.times(["d", "u", "U"], on: terminal)
        }
        return Figure(name: "edit_\(name)_p99", value: times.percentile(0.99), unit: "ms")
    }

    /// The commands that are measured on everything selected: places, shapes, styles, order, groups, what is there at all.
    private static let commands = [
        "move 1c 1c", "resize 300c 100c", "flip-horizontal", "align-left", "distribute-rows", "stroke red", "width 3", "group",
        "ungroup", "lock", "duplicate", "cut", "paste", "delete",
    ]

    /// Does each command to all 10,000 drawables and takes it back, five times; the slowest command's median counts. And carries
    /// all of them over the screen.
    private static func selected(on terminal: PseudoTerminal) throws(BenchError) -> [Figure] {
        func say(_ keys: String) throws(BenchError) {
            try terminal.type(keys)
            _ = terminal.read(quiet: 300)
        }
        var edits: [Double] = []
        var undos: [Double] = []
        try say("Z")
        for command in commands {
            var edit: [Double] = []
            var undo: [Double] = []
            for _ in 0..<5 {
                if command == "ungroup" { try say("*:group\r") }
                if command == "paste" { try say("*y") }
                try say("*:\(command)")
                // What is cut goes to the person's clipboard as well, behind the frame that answers.
                edit += try times(["\r"], on: terminal, quiet: frameGap)
                _ = terminal.read(quiet: 500, limit: 500)
                undo += try times(["u"], on: terminal)
                if command == "ungroup" { try say("u") }
            }
            edits.append(edit.median)
            undos.append(undo.median)
        }
        try say("*m")
        let carry = try times((0..<20).map { $0 % 2 == 0 ? "l" : "j" }, on: terminal)
        try say("\u{1b}")
        return [
            Figure(name: "edit_10k_selected", value: edits.max() ?? 0, unit: "ms"),
            Figure(name: "undo_10k_selected", value: undos.max() ?? 0, unit: "ms"),
            Figure(name: "carry_10k_selected", value: carry.median, unit: "ms"),
        ]
    }

    /// The time from each key to the last byte that answers it, in milliseconds; of several keys the last one's.
    private static func times(
        _ keys: [String], on terminal: PseudoTerminal, quiet: Double = quiet
    ) throws(BenchError) -> [Double] {
        var result: [Double] = []
        for key in keys {
            for first in key.dropLast() {
                try terminal.type(String(first))
                _ = terminal.read(quiet: quiet)
            }
            let begin = MonotonicClock.now
            let burst = try terminal.answer(to: String(key.suffix(1)), quiet: quiet)
            result.append((burst.last ?? begin) - begin)
        }
        return result
    }
}
