extension StepWords {
    static let french = StepWords(
        label: "étiquette",
        delete: "suppression",
        style: "style",
        order: "ordre",
        move: "déplacement",
        duplicate: "duplication")
}
