extension Words {
    static let french = Words(
        language: .french, toolbar: .french, status: .french, steps: .french, commands: .french, keywords: .french,
        settings: .french,
        messages: .french,
        files: .french, folder: .french, shell: .french,
        popovers: .french, article: .french)
}
