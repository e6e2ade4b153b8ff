extension StepWords {
    static let french = StepWords(
        label: "étiquette",
        delete: "suppression",
        style: "style",
        order: "ordre",
        move: "déplacement",
        duplicate: "duplication",
        paste: "collage",
        resize: "taille",
        point: "point",
        group: "groupage",
        ungroup: "dégroupage",
        lock: "verrouillage",
        unlock: "déverrouillage",
        align: "alignement",
        distribute: "distribution",
        flip: "retournement")
}
