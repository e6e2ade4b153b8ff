extension StatusWords {
    static let german = StatusWords(
        idle: "bereit",
        penDown: "STIFT UNTEN",
        handle: "Griff",
        anchor: "Anker",
        typing: "Eingabe",
        cell: "Zelle",
        dot: "Punkt",
        position: { "Sp \($0) Z \($1)" },
        caret: { "Zeile \($0) Sp \($1)" },
        start: { "\($0) beginnt" },
        type: { "\($0) schreibt hier" },
        set: { "\($0) setzt" },
        anchorKey: { "\($0) Anker" },
        finish: { "\($0) beendet" },
        drop: { "\($0) verwirft" },
        done: { "\($0) fertig" },
        toolbar: { "\($0) Leiste" },
        font: { "\($0) Schrift" },
        help: { "\($0) Hilfe" },
        untitled: "unbenannt",
        readOnly: "schreibgeschützt",
        hint: [
            "Leertaste beginnt und beendet einen Kasten, Pfeile ziehen, Enter beschriftet.",
            "1-7 Werkzeug wählen   f Schrift   c Farbe   y als Text kopieren",
            "A Menü   ? Hilfe   Q beenden",
        ])
}
