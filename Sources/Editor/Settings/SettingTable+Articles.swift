import Articles

extension SettingTable {
    /// Where articles come from.
    static let articles: [Setting] = [
        Setting("article-endpoint", \.articleEndpoint, values: [], usage: "URL") { editor in
            editor.settings.articles.endpoint.template
        } take: { editor, text in
            guard let endpoint = try? ArticleEndpoint(template: text) else { return false }
            editor.settings.articles.endpoint = endpoint
            return true
        },
        Setting("article-contact", \.articleContact, values: [], usage: "ADDRESS|none") { editor in
            editor.settings.articles.contact.isEmpty ? "none" : editor.settings.articles.contact
        } take: { editor, text in
            // An address of mail or of the web: something that one can be reached by.
            guard text == "none" || text.contains("@") || text.contains("://") else { return false }
            editor.settings.articles.contact = text == "none" ? "" : text
            return true
        },
    ]
}
