extension StatusWords {
    static let french = StatusWords(
        idle: "prêt",
        penDown: "PLUME BASSE",
        handle: "poignée",
        anchor: "ancre",
        typing: "saisie",
        cell: "case",
        dot: "point",
        position: { "col \($0) lig \($1)" },
        caret: { "ligne \($0) col \($1)" },
        start: { "\($0) commence" },
        type: { "\($0) écrit ici" },
        set: { "\($0) pose" },
        anchorKey: { "\($0) ancre" },
        finish: { "\($0) termine" },
        drop: { "\($0) annule" },
        done: { "\($0) fini" },
        toolbar: { "\($0) barre" },
        font: { "\($0) police" },
        help: { "\($0) aide" },
        untitled: "sans titre",
        readOnly: "lecture seule",
        hint: [
            "Espace commence et finit un cadre, les flèches l'étirent, Entrée l'étiquette.",
            "1-7 choisir un outil   f police   c couleur   y copier en texte",
            "A menu   ? aide   Q quitter",
        ])
}
