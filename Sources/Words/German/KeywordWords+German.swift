extension KeywordWords {
    static let german = KeywordWords(
        export: "svg png pdf html ansi ans bild grafik",
        copy: "svg ansi zwischenablage",
        files: "neu anlegen ordner",
        stroke: "farbe color linie tinte",
        fill: "farbe color hintergrund",
        points: "anker knoten ecke anchor",
        snap: "verbinden anheften magnet connect",
        move: "schieben rücken ziehen nudge",
        settings: "konfiguration config optionen einstellungen emacs",
        keys: "konfiguration config tastenkürzel belegung",
        quit: "exit schließen verlassen",
        centre: "center zentrieren mitte",
        alignment: "zentrieren center blocksatz rand",
        jump: "buchstaben marke label",
        delete: "entfernen radieren leeren")
}
