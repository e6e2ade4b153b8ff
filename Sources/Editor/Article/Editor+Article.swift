import Articles
import Drawing
import Popovers
import Words

extension Editor {
    /// Shows the article or moves the focus into it; where it has the focus, its list.
    mutating func openArticle() {
        if let remembered = desk.remembered { reopen(remembered) }
        guard layout.hasRoomForPane else { return open(.article) }
        if desk.pane == nil {
            desk.pane = ArticlePopover(articleContent)
        } else if focus == .article {
            desk.pane?.showList()
        } else {
            desk.pane?.showText()
        }
        focus = .article
    }

    /// Opens what was typed on the command line beside the drawing.
    mutating func showArticle(named text: String) {
        addArticle(text)
        // The pane that has the focus shows the text already; opened once more it would show its list.
        if focus != .article { openArticle() }
    }

    /// Shows the open article in the edition of a language, the session's language staying as it is.
    mutating func setArticleLanguage(_ code: String) throws(CommandError) {
        guard let edition = Edition(language: code) else { throw .badValue(code) }
        guard desk.article != nil else { throw .unavailable(.noArticle) }
        changeArticleEdition(to: edition)
    }

    /// Takes up what an earlier session read.
    public mutating func restore(article memory: ArticleMemory) { desk.remembered = memory }

    /// What the next session shall take up.
    public var articleMemory: ArticleMemory? {
        guard let article = desk.article else { return desk.remembered }
        var president: Int?
        if case .president(let number) = desk.entry { president = number }
        return ArticleMemory(
            address: article.text.address.page.text, paragraph: desk.position.paragraph, president: president)
    }

    private mutating func reopen(_ memory: ArticleMemory) {
        guard let address = try? settings.articles.endpoint.address(of: memory.address) else {
            desk.remembered = nil
            return
        }
        desk.entry = memory.president.map { .president($0) } ?? .own(memory.address)
        desk.position = ArticlePosition(paragraph: memory.paragraph)
        wish(for: address, in: nil)
    }

    // MARK: - Loading

    /// Opens what was typed: an address, else a title in the session's edition; it joins the drawing's articles.
    mutating func addArticle(_ text: String) {
        let address: ArticleAddress
        do throws(AddressRefusal) {
            address = try settings.articles.endpoint.address(of: text)
        } catch {
            guard error == .noAddress, let titled = ArticleAddress(edition: sessionEdition ?? .english, title: text) else {
                return tellOfArticle(words.article.noAddress(text))
            }
            address = titled
        }
        if !document.articles.contains(address.text) {
            attempt([.articles(document.articles + [address.text])], named: .articles)
        }
        desk.entry = .own(address.text)
        desk.position = ArticlePosition()
        wish(for: address, in: sessionEdition)
    }

    private mutating func openEntry(_ number: Int) {
        let listed = listedArticles
        guard listed.indices.contains(number) else { return }
        guard let address = listed[number].address else {
            return tellOfArticle(words.article.noAddress(listed[number].entry.title))
        }
        if desk.entry != listed[number].key || desk.article == nil { desk.position = ArticlePosition() }
        desk.entry = listed[number].key
        wish(for: address, in: sessionEdition)
    }

    /// The edition in the session's language.
    private var sessionEdition: Edition? { Edition(language: language) }

    /// Shows the open article in another edition, where that one has it.
    mutating func changeArticleEdition(to edition: Edition?) {
        guard let edition, let article = desk.article, !edition.isSame(as: article.text.address.edition) else { return }
        wish(for: article.text.address.page, in: edition, insists: true)
    }

    private mutating func wish(for address: ArticleAddress, in edition: Edition?, insists: Bool = false) {
        desk.remembered = nil
        desk.number += 1
        desk.status = .loading(.asking)
        let other = edition.flatMap { $0.isSame(as: address.edition) ? nil : $0 }
        effects.append(
            .loadArticle(
                ArticleWish(number: desk.number, address: address, edition: other, insistsOnEdition: insists), settings.articles))
        showArticle()
    }

    /// Brings the article on the screen up to date.
    private mutating func showArticle() {
        let content = articleContent
        desk.pane?.update(article: content)
        coordinator.update(article: content)
    }

    // MARK: - Reports

    mutating func takeProgress(_ progress: LoadingProgress, of number: Int) {
        guard number == desk.number, desk.status.isLoading else { return }
        desk.status = .loading(progress)
        showArticle()
    }

    mutating func take(_ article: LoadedArticle) {
        guard article.wish.number == desk.number, desk.status.isLoading else { return }
        let isSame = desk.article?.text.address.page == article.text.address.page
        // In another language the same article begins at its beginning.
        if desk.article != nil, !isSame { desk.position = ArticlePosition() }
        if let section = article.text.address.section, let paragraph = article.page.paragraph(ofSection: section) {
            desk.position = ArticlePosition(paragraph: paragraph)
        }
        desk.article = article
        desk.links = nil
        desk.status = .idle
        showArticle()
    }

    mutating func take(_ links: LanguageLinks, of number: Int) {
        guard number == desk.number else { return }
        desk.links = links
        coordinator.update(editions: articleEditions)
    }

    mutating func take(_ failure: ArticleFailure, of number: Int) {
        guard number == desk.number, desk.status.isLoading else { return }
        tellOfArticle(failure.text(words.article))
    }

    /// Says something about the article, in it where it is on the screen.
    private mutating func tellOfArticle(_ text: String) {
        desk.status = .failed(text)
        if !isArticleShown { say(text) }
        showArticle()
    }

    /// Forgets what was said of a failure, as any key does.
    mutating func forgetArticleFailure() {
        guard case .failed = desk.status else { return }
        desk.status = .idle
        showArticle()
    }

    // MARK: - Choices

    /// Does what a person chose in the article's list or text.
    mutating func apply(_ choice: ArticleChoice) {
        switch choice {
        case .open(let number):
            openEntry(number)
            reopenArticlePopover()
        case .add(let text):
            addArticle(text)
            reopenArticlePopover()
        case .remove(let number):
            change { $0.remove(at: number) }
            reopenArticlePopover(showsList: true)
        case .move(let number, let step):
            change { $0.swapAt(number, number + step) }
            reopenArticlePopover(showsList: true)
        case .insertTitle:
            guard let article = desk.article else { return }
            insertFromArticle(article.text.title, wrapped: false)
        case .insertSentence:
            guard let sentence = desk.article?.text.firstSentence else { return }
            insertFromArticle(sentence, wrapped: true)
        case .moved(let position): desk.position = position
        case .cancelLoading:
            cancelArticle()
            reopenArticlePopover()
        case .close:
            cancelArticle()
            desk.pane = nil
            focus = .canvas
        }
    }

    private mutating func cancelArticle() {
        guard desk.status.isLoading else { return }
        desk.number += 1
        desk.status = .idle
        effects.append(.cancelArticle)
        tellOfArticle(words.article.cancelled)
    }

    /// A choice dismisses a popover; what goes on in the article is shown in it again.
    private mutating func reopenArticlePopover(showsList: Bool = false) {
        guard !layout.hasRoomForPane || desk.pane == nil else { return }
        showsArticleList = showsList
        open(.article)
        showsArticleList = false
    }

    private mutating func change(_ body: (inout [String]) -> Void) {
        var articles = document.articles
        body(&articles)
        attempt([.articles(articles)], named: .articles)
        showArticle()
    }
}
