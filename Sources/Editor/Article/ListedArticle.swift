import Articles
import Popovers

/// An entry of the article list with what it leads to.
struct ListedArticle {
    var key: ArticleDesk.Entry
    /// Where it leads; nothing for an entry of a file that is no address.
    var address: ArticleAddress?
    var entry: ArticleEntry
}

extension Editor {
    /// The drawing's own articles, and the ready list.
    var listedArticles: [ListedArticle] {
        let own = document.articles.map { text in
            let address = try? settings.articles.endpoint.address(of: text)
            return ListedArticle(
                key: .own(text), address: address,
                entry: ArticleEntry(title: address?.title ?? text, detail: address?.edition.subdomain ?? ""))
        }
        return own
            + PresidentList.all.map { president in
                ListedArticle(
                    key: .president(president.number), address: president.address,
                    entry: ArticleEntry(
                        title: president.name, detail: "\(president.began)-\(president.ended.map { String($0) } ?? "")"))
            }
    }

    /// What the article's pane or popover shows.
    var articleContent: ArticleContent {
        let listed = listedArticles
        var content = ArticleContent()
        content.entries = listed.map(\.entry)
        content.ownCount = document.articles.count
        content.openEntry = listed.firstIndex { $0.key == desk.entry }
        content.article = desk.article
        content.position = desk.position
        content.status = desk.status
        content.number = desk.number
        content.notes = articleNotes
        return content
    }

    /// The open article's other editions, for the language popover.
    var articleEditions: [LanguageEdition] {
        (desk.links?.links ?? []).map {
            LanguageEdition(code: $0.address.edition.language, ownName: $0.ownName, otherNames: $0.name)
        }
    }

    private var articleNotes: [String] {
        let words = words.article
        var notes: [String] = []
        if let article = desk.article {
            if let edition = article.lackingEdition { notes.append(words.lacks(ArticleFailure.name(of: edition))) }
            if let title = article.text.redirectedFrom { notes.append(words.redirected(title)) }
            if article.text.isDisambiguation { notes.append(words.disambiguation) }
            if article.text.isSummary { notes.append(words.summaryOnly) }
            if article.isStale { notes.append(words.cached(CivilDate.text(seconds: article.time))) }
        }
        if settings.articles.contact.isEmpty { notes.append(words.contactNote) }
        return notes
    }
}
