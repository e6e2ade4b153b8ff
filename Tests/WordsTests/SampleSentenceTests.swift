import Testing
import Words

struct SampleSentenceTests {
    @Test(arguments: [
        (Language.german, "äöüß"), (.french, "éèçœà"), (.spanish, "ñ¿¡üí"), (.english, "qz"),
    ])
    func theSentencesOfTheInterfacesLanguagesShowTheirOwnLetters(language: Language, letters: String) {
        for letter in letters {
            #expect(Words.of(language).popovers.sample.contains(letter), "\(language): \(letter)")
        }
    }

    @Test(arguments: [
        ("el", "ψ"), ("ru", "щ"), ("uk", "ї"), ("ar", "ق"), ("fa", "ش"), ("he", "ש"), ("hi", "ध"), ("th", "ป"), ("zh", "严"),
        ("zh-Hant", "嚴"), ("zh-TW", "嚴"), ("zh_HK", "嚴"), ("ja", "を"), ("ko", "유"), ("ta", "ம"), ("bn", "স"), ("km", "ម"),
        ("vi", "ấ"), ("pl", "ł"), ("cs", "ů"), ("tr", "ğ"), ("pt-BR", "ã"), ("nb", "å"), ("PL", "ź"),
    ])
    func otherLanguagesHaveSentencesWithTheirLetters(code: String, letter: String) {
        let text = SampleSentence.of(code) ?? ""
        let scalars = letter.unicodeScalars
        #expect(text.unicodeScalars.contains { scalars.contains($0) }, "\(code): \(text)")
    }

    @Test(arguments: ["", "-", "xx", "zzz-ZZ", "en"]) func anUnknownLanguageHasNone(code: String) {
        #expect(SampleSentence.of(code) == nil)
    }
}
