extension ShellWords {
    static let french = ShellWords(
        help: [
            "usage : dudel [FICHIER]                dessiner ; sans FICHIER, le dernier d’ici",
            "        dudel print FICHIER            montrer un dessin dans le terminal",
            "        dudel export FICHIER -o SORTIE écrire SORTIE ; - affiche",
            "                                       .txt .ansi .ans .html .svg .png .pdf",
            "        dudel run SCRIPT [FICHIER]     lancer un script (- lit l’entrée)",
            "        dudel fonts [--missing FICHIER] [--lang CODE] [--json]",
            "        dudel --help | --version",
            "",
            "export et print : --format NOM  --size COLSxLIGNES",
            "export : --text outlines  --scale 1-16  --background COULEUR",
            "ceux-ci et le dessin : --glyphs JEU  --color always|never|NOMBRE",
        ],
        unknownOption: { "option inconnue \($0) ; voir dudel --help" },
        missingValue: { "\($0) demande une valeur ; voir dudel --help" },
        badOptionValue: { "\($0) ne peut être \($1) ; voir dudel --help" },
        missingFile: { "dudel \($0) demande un fichier ; voir dudel --help" },
        missingOutput: "dudel export demande -o SORTIE ; voir dudel --help",
        tooManyFiles: { "un seul fichier : \($0) est de trop ; voir dudel --help" },
        outputFailed: "sortie standard impossible à écrire",
        noTerminal: "demande un terminal ; sinon dudel print, export ou run",
        termUnset: "TERM n’est pas défini ; essayez TERM=xterm-256color dudel",
        termTooSimple: { "le terminal \($0) ne peut afficher d’écran ; dudel print ou export" },
        termUnknown: { "terminal \($0) inconnu : traité comme xterm-256color" },
        endedFromOutside: "terminé du dehors, comme par une session qui reprend ; tout le travail est gardé",
        badVariable: { "\($0) ne peut pas être \($1)" })
}
