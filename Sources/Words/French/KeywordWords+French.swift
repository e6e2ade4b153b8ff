extension KeywordWords {
    static let french = KeywordWords(
        export: "svg png pdf html ansi ans image dessin",
        copy: "svg ansi presse-papiers",
        files: "nouveau créer dossier",
        stroke: "couleur color trait encre",
        fill: "couleur color fond",
        points: "ancre sommet nœud anchor",
        snap: "connecter attacher relier aimant connect",
        move: "pousser décaler déplacer glisser nudge",
        settings: "configuration config options préférences emacs",
        keys: "configuration config raccourci touche",
        quit: "exit fermer sortir",
        centre: "center centrer milieu",
        alignment: "centrer center justifier marge",
        jump: "étiquette lettres label",
        delete: "supprimer effacer enlever")
}
