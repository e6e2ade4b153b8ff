extension StepWords {
    static let german = StepWords(
        label: "Beschriftung",
        delete: "Löschen",
        style: "Stil",
        order: "Reihenfolge",
        move: "Verschieben",
        duplicate: "Duplizieren",
        paste: "Einfügen",
        resize: "Größe",
        point: "Punkt",
        group: "Gruppieren",
        ungroup: "Gruppierung aufheben",
        lock: "Sperren",
        unlock: "Entsperren",
        align: "Ausrichten",
        distribute: "Verteilen",
        flip: "Spiegeln")
}
