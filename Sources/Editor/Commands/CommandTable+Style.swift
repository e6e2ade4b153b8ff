import Drawing
import Lines
import Words

extension CommandTable {
    /// Style: each opens its popover, or sets its value when it is given one.
    static let style: [Command] = [
        Command("font", .style, \.font, usage: "[NAME]", keys: ["f"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "font [NAME]", count: 0...32)
            guard !arguments.isEmpty else { return editor.open(.font) }
            try editor.apply(.face(FaceName(arguments.rest())))
        },
        Command("size", .style, \.size, usage: "[N]", keys: ["s"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "size [N]", count: 0...1)
            guard !arguments.isEmpty else { return editor.open(.size) }
            try editor.apply(.size(try arguments.integer(0, in: Style.sizes)))
        },
        Command("text-layout", .style, \.textLayout, keys: ["T"]) { editor in editor.open(.textSetting) },
        Command("text-align", .style, \.textAlign, usage: "start|left|centre|right|justify") {
            editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "text-align start|left|centre|right|justify", count: 1...1)
            let text = try arguments.text(0)
            guard let alignment = TextAlignment(rawValue: text) else { throw .badValue(text) }
            try editor.apply(.alignment(alignment))
        },
        Command("line-spacing", .style, \.lineSpacing, usage: "PERCENT") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "line-spacing PERCENT", count: 1...1)
            try editor.apply(.leading(try arguments.integer(0, in: Style.leadings)))
        },
        Command("letter-spacing", .style, \.letterSpacing, usage: "N") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "letter-spacing N", count: 1...1)
            try editor.apply(.tracking(try arguments.integer(0, in: Style.trackings)))
        },
        Command("width", .style, \.width, usage: "[N]", keys: ["w"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "width [N]", count: 0...1)
            guard !arguments.isEmpty else { return editor.open(.stroke) }
            try editor.apply(.width(try arguments.integer(0, in: Style.widths)))
        },
        Command("pen", .style, \.pen, usage: "NAME") { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "pen NAME", count: 1...1)
            guard let pen = Pen(rawValue: try arguments.text(0)) else { throw .badValue(try arguments.text(0)) }
            try editor.apply(.pen(pen))
        },
        Command("stroke", .style, \.stroke, usage: "[COLOUR]", keys: ["c"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "stroke [COLOUR]", count: 0...1)
            guard !arguments.isEmpty else { return editor.open(.strokeColour) }
            guard let ink = Ink(text: try arguments.text(0)) else { throw .badValue(try arguments.text(0)) }
            try editor.apply(.strokeInk(ink))
        },
        Command("fill", .style, \.fill, usage: "[COLOUR|none]", keys: ["F"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "fill [COLOUR|none]", count: 0...1)
            guard !arguments.isEmpty else { return editor.open(.fillColour) }
            let text = try arguments.text(0)
            guard text != "none" else { return try editor.apply(.fillInk(nil)) }
            guard let ink = Ink(text: text) else { throw .badValue(text) }
            try editor.apply(.fillInk(ink))
        },
        Command("language", .style, \.language, usage: "[CODE]", keys: ["G"]) { editor, line throws(CommandError) in
            let arguments = try Arguments(line, usage: "language [CODE]", count: 0...1)
            guard !arguments.isEmpty else { return editor.open(.language) }
            let code = try arguments.text(0)
            guard Editor.isLanguageCode(code) else { throw .badValue(code) }
            editor.setLanguage(code)
        },
    ]
}

extension Editor {
    /// Whether a text has the form of a language code: letters and digits in groups of at most 8, joined by `-`.
    static func isLanguageCode(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 35
            && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { group in
                (1...8).contains(group.utf8.count) && group.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}
