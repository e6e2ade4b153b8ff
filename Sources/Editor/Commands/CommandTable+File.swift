import Lines
import Words

extension CommandTable {
    /// Drawings as files.
    static let file: [Command] = [
        Command("save", .file, \.save, usage: "[PATH]", keys: ["S", "Ctrl-S"]) { editor, line throws(CommandError) in
            try editor.save(try Arguments(line, usage: "save [PATH]", count: 0...1))
        },
        Command("wq", .file, \.saveAndQuit) { editor throws(CommandError) in try editor.saveThen(.quit) },
        Command("open", .file, \.open, usage: "PATH") { editor, line throws(CommandError) in
            editor.leaveDrawing(for: .open(try Arguments(line, usage: "open PATH", count: 1...1).text(0)))
        },
        Command("files", .file, \.files, keys: ["D"]) { editor in editor.openFiles() },
        Command("rename", .file, \.renameFile, usage: "NAME", availability: { $0.file.name == nil ? .notNamed : nil }) {
            editor, line throws(CommandError) in
            editor.rename(to: try Arguments(line, usage: "rename NAME", count: 1...1).text(0))
        },
        Command("restore", .file, \.restoreFile, availability: { $0.canRestore ? nil : .nothingTrashed }) { editor in
            editor.doInFolder(.restore)
        },
        Command("export", .file, \.export, usage: Editor.exportArguments) { editor, line throws(CommandError) in
            try editor.export(line)
        },
        Command("article", .file, \.article, usage: "[URL|TITLE]", keys: ["R"]) { editor, line throws(CommandError) in
            guard !line.positional.isEmpty else { return editor.openArticle() }
            let arguments = try Arguments(line, usage: "article [URL|TITLE]", count: 1...99)
            editor.showArticle(named: arguments.rest())
        },
        Command("article-language", .file, \.articleLanguage, usage: "CODE") { editor, line throws(CommandError) in
            let code = try Arguments(line, usage: "article-language CODE", count: 1...1).text(0)
            try editor.setArticleLanguage(code)
        },
    ]
}
