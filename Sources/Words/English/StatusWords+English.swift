extension StatusWords {
    static let english = StatusWords(
        idle: "idle",
        penDown: "PEN DOWN",
        handle: "handle",
        anchor: "anchor",
        typing: "typing",
        cell: "cell",
        dot: "dot",
        position: { "col \($0) row \($1)" },
        caret: { "line \($0) col \($1)" },
        start: { "\($0) start" },
        type: { "\($0) type here" },
        set: { "\($0) set" },
        anchorKey: { "\($0) anchor" },
        finish: { "\($0) finish" },
        drop: { "\($0) drop" },
        done: { "\($0) done" },
        toolbar: { "\($0) toolbar" },
        font: { "\($0) font" },
        help: { "\($0) help" },
        untitled: "untitled",
        readOnly: "read-only",
        hint: [
            "Space starts a box, arrows size it, Space ends it, Enter labels it.",
            "1-7 choose a tool   f font   c colour   y copy as text",
            "A menu   ? help   Q quit",
        ])
}
