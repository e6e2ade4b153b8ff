extension ShellWords {
    static let english = ShellWords(
        help: [
            "usage: dudel [FILE]              draw; without FILE the folder's last drawing",
            "       dudel print FILE          show a drawing in the terminal",
            "       dudel export FILE -o OUT  write OUT; - is standard output",
            "                                 .txt .ansi .ans .html .svg .png .pdf",
            "       dudel run SCRIPT [FILE]   run a script (- is standard input)",
            "       dudel fonts [--missing FILE] [--lang CODE] [--json]",
            "       dudel --help | --version",
            "",
            "export and print: --format NAME  --size COLSxROWS",
            "export: --text outlines  --scale 1-16  --background COLOUR",
            "these and drawing: --glyphs SET  --color always|never|DEPTH",
        ],
        unknownOption: { "unknown option \($0); see dudel --help" },
        missingValue: { "\($0) needs a value; see dudel --help" },
        badOptionValue: { "\($0) cannot be \($1); see dudel --help" },
        missingFile: { "dudel \($0) needs a file; see dudel --help" },
        missingOutput: "dudel export needs -o OUT; see dudel --help",
        tooManyFiles: { "one file at a time: \($0) is too many; see dudel --help" },
        outputFailed: "standard output could not be written",
        noTerminal: "needs a terminal; for files use dudel print, export or run",
        termUnset: "TERM is not set; try TERM=xterm-256color dudel",
        termTooSimple: { "the terminal \($0) cannot show a screen; use dudel print or export" },
        termUnknown: { "terminal \($0) is unknown here: treated as xterm-256color" },
        endedFromOutside: "ended from outside, as when another session takes over; all work is kept",
        badVariable: { "\($0) cannot be \($1)" })
}
