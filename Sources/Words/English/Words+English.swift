extension Words {
    static let english = Words(
        language: .english, toolbar: .english, status: .english, steps: .english, commands: .english, keywords: .english,
        settings: .english,
        messages: .english,
        files: .english, folder: .english, shell: .english,
        popovers: .english, article: .english)
}
