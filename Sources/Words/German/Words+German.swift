extension Words {
    static let german = Words(
        language: .german, toolbar: .german, status: .german, steps: .german, commands: .german, keywords: .german,
        settings: .german,
        messages: .german,
        files: .german, folder: .german, shell: .german,
        popovers: .german, article: .german)
}
