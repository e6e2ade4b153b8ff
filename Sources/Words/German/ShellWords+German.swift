extension ShellWords {
    static let german = ShellWords(
        help: [
            "Aufruf: dudel [DATEI]               zeichnen; ohne DATEI die letzte des Ordners",
            "        dudel print DATEI           eine Zeichnung im Terminal zeigen",
            "        dudel export DATEI -o ZIEL  ZIEL schreiben; - gibt aus",
            "                                    .txt .ansi .ans .html .svg .png .pdf",
            "        dudel run SKRIPT [DATEI]    ein Skript ausführen (- liest die Eingabe)",
            "        dudel fonts [--missing DATEI] [--lang CODE] [--json]",
            "        dudel --help | --version",
            "",
            "export und print: --format NAME  --size SPALTENxZEILEN",
            "export: --text outlines  --scale 1-16  --background FARBE",
            "dabei und beim Zeichnen: --glyphs SATZ  --color always|never|ANZAHL",
        ],
        unknownOption: { "unbekannte Option \($0); siehe dudel --help" },
        missingValue: { "\($0) braucht einen Wert; siehe dudel --help" },
        badOptionValue: { "\($0) kann nicht \($1) sein; siehe dudel --help" },
        missingFile: { "dudel \($0) braucht eine Datei; siehe dudel --help" },
        missingOutput: "dudel export braucht -o ZIEL; siehe dudel --help",
        tooManyFiles: { "nur eine Datei: \($0) ist zu viel; siehe dudel --help" },
        outputFailed: "Standardausgabe nicht schreibbar",
        noTerminal: "braucht ein Terminal; für Dateien dudel print, export oder run",
        termUnset: "TERM ist nicht gesetzt; versuche TERM=xterm-256color dudel",
        termTooSimple: { "das Terminal \($0) kann keinen Bildschirm zeigen; dudel print oder export" },
        termUnknown: { "Terminal \($0) ist unbekannt: behandelt wie xterm-256color" },
        endedFromOutside: "von außen beendet, etwa von einer Sitzung, die übernimmt; alle Arbeit bleibt erhalten",
        badVariable: { "\($0) kann nicht \($1) sein" })
}
