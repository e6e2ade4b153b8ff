extension StepWords {
    static let german = StepWords(
        label: "Beschriftung",
        delete: "Löschen",
        style: "Stil",
        order: "Reihenfolge",
        move: "Verschieben",
        duplicate: "Duplizieren")
}
