import TestSupport

/// The bytes that keys cost at one size of the window.
struct KeyTraffic {
    let program: String
    let size: TerminalSize

    /// Moves on an empty canvas, a box, and a plain list of 12 rows and 40 columns: the files popover over nine drawings.
    func figures() throws(BenchError) -> [Figure] {
        let name = size.name
        let moves = try bytes(typing: Array("llllljjjjjhhhhhkkkkk"))
        let box = try bytes(typing: ["3", " ", "L", "L", "J", " "])
        let popover = try bytes(typing: ["D", Keys.down, Keys.escape])
        return [
            Figure(name: "cursor_move_\(name)", value: Double(moves.reduce(0, +)) / Double(moves.count), unit: "bytes"),
            Figure(name: "box_\(name)", value: Double(box.reduce(0, +)), unit: "bytes"),
            Figure(name: "popover_open_\(name)", value: Double(popover[0]), unit: "bytes"),
            Figure(name: "popover_move_\(name)", value: Double(popover[1]), unit: "bytes"),
            Figure(name: "popover_close_\(name)", value: Double(popover[2]), unit: "bytes"),
        ]
    }

    /// Starts the program, types one key after the other and counts what each is answered with.
    private func bytes(typing keys: [String]) throws(BenchError) -> [Int] {
        let sandbox = try Sandbox()
        defer { sandbox.remove() }
        // With their border and the field for a filter, nine names of 35 columns make the list as large as it is to be.
        for number in 1...9 {
            try FileBytes.write(Array("dudel 1\n".utf8), to: "\(sandbox.folder)/drawing-with-quite-a-long-no\(number).dudel")
        }
        let terminal = try PseudoTerminal(program, in: sandbox, size: size)
        defer { terminal.close() }
        // What comes late, as the faces when they are loaded, belongs to the start.
        _ = terminal.read(quiet: 1000)
        var result: [Int] = []
        // A lone Esc is waited for up to 120 ms before it is one.
        for key in keys { result.append(try terminal.answer(to: key, quiet: 150).bytes) }
        return result
    }

    private func bytes(typing keys: [Character]) throws(BenchError) -> [Int] {
        try bytes(typing: keys.map { String($0) })
    }
}

/// Keys that are more than a character, as a terminal in application mode sends them.
enum Keys {
    static let down = "\u{1b}OB"
    static let right = "\u{1b}OC"
    static let home = "\u{1b}OH"
    static let end = "\u{1b}OF"
    static let pageDown = "\u{1b}[6~"
    static let escape = "\u{1b}"
}
