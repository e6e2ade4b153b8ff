extension Words {
    static let spanish = Words(
        language: .spanish, toolbar: .spanish, status: .spanish, steps: .spanish, commands: .spanish, keywords: .spanish,
        settings: .spanish,
        messages: .spanish,
        files: .spanish, folder: .spanish, shell: .spanish,
        popovers: .spanish, article: .spanish)
}
