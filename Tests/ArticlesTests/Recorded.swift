/// Answers in the documented shapes of MediaWiki's action API and its page summaries.
enum Recorded {
    /// An answer about the page "Ink".
    static func page(_ members: String, behind: String = "") -> String {
        "{\"batchcomplete\":true,\"query\":{\"pages\":[{\"pageid\":15444,\"title\":\"Ink\",\(members)}]}\(behind)}"
    }

    static let article = """
        {"batchcomplete":true,"query":{"normalized":[{"fromencoded":false,"from":"ink","to":"Ink"}],"pages":[{"pageid":15444,
        "ns":0,"title":"Ink","extract":"Ink is a gel, sol, or solution.\\n\\n\\n== History ==\\nMany.",
        "contentmodel":"wikitext","pagelanguage":"en","pagelanguagehtmlcode":"en","pagelanguagedir":"ltr",
        "touched":"2026-11-02T08:15:30Z","lastrevid":1250000000,"length":31415,
        "fullurl":"https://en.wikipedia.org/wiki/Ink","editurl":"https://en.wikipedia.org/w/index.php?title=Ink&action=edit",
        "canonicalurl":"https://en.wikipedia.org/wiki/Ink"}]}}
        """

    static let redirect = """
        {"batchcomplete":true,"query":{"redirects":[{"from":"Gen. Washington","to":"George Washington",
        "tofragment":"Commander_in_chief"}],"pages":[{"pageid":11968,"ns":0,"title":"George Washington","extract":"He led.",
        "canonicalurl":"https://en.wikipedia.org/wiki/George_Washington"}]}}
        """

    static let missing = """
        {"batchcomplete":true,"query":{"pages":[{"ns":0,"title":"Inkk","missing":true,"contentmodel":"wikitext",
        "pagelanguage":"en","pagelanguagedir":"ltr","fullurl":"https://en.wikipedia.org/wiki/Inkk"}]}}
        """

    static let invalid = """
        {"batchcomplete":true,"query":{"pages":[{"title":"[Ink]",
        "invalidreason":"The requested page title contains invalid characters: \\"[\\".","invalid":true}]}}
        """

    static let interwiki = """
        {"batchcomplete":true,"query":{"interwiki":[{"title":"fr:Encre","iw":"fr"}]}}
        """

    static let disambiguation = """
        {"batchcomplete":true,"query":{"pages":[{"pageid":1,"ns":0,"title":"Mercury","extract":"Mercury may refer to:",
        "pageprops":{"disambiguation":""},"canonicalurl":"https://en.wikipedia.org/wiki/Mercury"}]}}
        """

    static let hebrew = """
        {"batchcomplete":true,"query":{"pages":[{"pageid":7,"ns":0,"title":"דיו","extract":"דיו הוא נוזל.",
        "pagelanguage":"he","pagelanguagedir":"rtl"}]}}
        """

    static let firstLinks = """
        {"continue":{"llcontinue":"15444|fr","continue":"||"},"query":{"pages":[{"pageid":15444,"ns":0,"title":"Ink","langlinks":[
        {"lang":"als","url":"https://als.wikipedia.org/wiki/Tinte","langname":"Alemannic","autonym":"Alemannisch",
        "title":"Tinte"},
        {"lang":"de","url":"https://de.wikipedia.org/wiki/Tinte","langname":"German","autonym":"Deutsch","title":"Tinte"}]}]}}
        """

    static let lastLinks = """
        {"batchcomplete":true,"query":{"pages":[{"pageid":15444,"ns":0,"title":"Ink","langlinks":[
        {"lang":"de","url":"https://de.wikipedia.org/wiki/Tinte","langname":"German","autonym":"Deutsch","title":"Tinte"},
        {"lang":"fr","url":"https://fr.wikipedia.org/wiki/Encre","langname":"French","autonym":"français","title":"Encre"},
        {"lang":"nb","url":"https://no.wikipedia.org/wiki/Blekk","langname":"Norwegian","autonym":"norsk","title":"Blekk"},
        {"lang":"zh-yue","url":"https://zh-yue.wikipedia.org/wiki/%E5%A2%A8","langname":"Cantonese","autonym":"粵語",
        "title":"墨"}]}]}}
        """

    static let hostileLinks = page(
        """
        "langlinks":[7,null,{},{"lang":"fr"},{"lang":"fr","url":7},{"lang":"fr","url":"https://evil.example/wiki/X"},
        {"lang":"fr","url":"https://fr.wikipedia.org@evil.example/wiki/X"},{"lang":"fr","url":"file:///etc/passwd"},
        {"lang":"fr","url":"https://fr.wikipedia.org/wiki/a%0D%0Ab"},{"lang":"de","url":"https://de.wikipedia.org/wiki/Tinte"}]
        """)

    static let summary = """
        {"type":"standard","title":"Ink","displaytitle":"<span>Ink</span>","namespace":{"id":0,"text":""},"pageid":15444,
        "lang":"en","dir":"ltr","revision":"1250000000","timestamp":"2026-11-02T08:15:30.123Z",
        "content_urls":{"desktop":{"page":"https://en.wikipedia.org/wiki/Ink"},"mobile":{"page":"x"}},
        "extract":"Ink is a liquid.","extract_html":"<p>Ink is a liquid.</p>"}
        """

    static let summaryMissing = """
        {"type":"https://mediawiki.org/wiki/HyperSwitch/errors/not_found","title":"Not found.","method":"get",
        "detail":"Page or revision not found.","uri":"/en.wikipedia.org/v1/page/summary/Inkk"}
        """

    static let summaryMissingToday = """
        {"httpCode":404,"httpReason":"Not Found","messageTranslations":{"en":"The page does not exist."}}
        """

    static let all = [
        article, redirect, missing, invalid, interwiki, disambiguation, hebrew, firstLinks, lastLinks, hostileLinks, summary,
        summaryMissing, summaryMissingToday,
    ]
}
