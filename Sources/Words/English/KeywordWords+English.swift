extension KeywordWords {
    static let english = KeywordWords(
        export: "svg png pdf html ansi ans image picture",
        copy: "svg ansi yank clipboard",
        files: "new create folder",
        stroke: "color line ink",
        fill: "color background",
        points: "anchor re-anchor node vertex",
        snap: "connect attach join magnet",
        move: "nudge shift drag",
        settings: "config configuration options preferences emacs",
        keys: "config configuration shortcut binding",
        quit: "exit close leave",
        centre: "center middle",
        alignment: "centre center justify margin",
        jump: "label hop",
        delete: "remove erase clear")
}
