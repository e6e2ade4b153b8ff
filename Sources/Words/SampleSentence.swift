/// Short sentences that show the letters of a language, for samples of faces.
///
/// Those of European languages are well-known pangrams; the others are mostly from the first article of the Universal Declaration
/// of Human Rights.
public enum SampleSentence {
    /// The sentence for a BCP 47 code, or nothing where none is known; the languages of the interface have theirs in `Words`.
    public static func of(_ code: String) -> String? {
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        guard let primary = parts.first else { return nil }
        if primary == "zh" || primary == "yue", parts.dropFirst().contains(where: { traditional.contains(String($0)) }) {
            return sentences["zh-hant"]
        }
        return sentences[String(primary)]
    }

    /// The scripts and regions that write Chinese in traditional characters.
    private static let traditional: Set<String> = ["hant", "tw", "hk", "mo"]

    private static let sentences: [String: String] = [
        "am": "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው",
        "ar": "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر",
        "be": "У рудога вераб’я ў сховішчы пад фатэлем ляжаць зёлкі",
        "bg": "Жълтата дюля беше щастлива, че пухът замръзна като гьон",
        "bn": "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে",
        "bs": "Gojazni đačić s biciklom drži hmelj i finu vatu u džepu",
        "ca": "Jove xef, porti whisky amb quinze glaçons d’hidrogen, coi!",
        "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy",
        "da": "Quizdeltagerne spiste jordbær med fløde på",
        "el": "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
        "eo": "Eĥoŝanĝo ĉiuĵaŭde",
        "et": "Põdur Zagrebi tšellomängija-följetonist Ciqo külmetas garaažis",
        "fa": "تمام افراد بشر آزاد به دنیا می‌آیند",
        "fi": "Törkylempijävongahdus",
        "gu": "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે",
        "he": "דג סקרן שט בים מאוכזב ולפתע מצא חברה",
        "hi": "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है",
        "hr": "Gojazni đačić s biciklom drži hmelj i finu vatu u džepu",
        "hu": "Árvíztűrő tükörfúrógép",
        "hy": "Բոլոր մարդիկ ծնվում են ազատ ու հավասար",
        "is": "Kæmi ný öxi hér ykist þjófum nú bæði víl og ádrepa",
        "it": "La città è più bella così, perché ciò piace",
        "ja": "色は匂へど散りぬるを 我が世誰ぞ常ならむ",
        "ka": "ყველა ადამიანი იბადება თავისუფალი",
        "km": "មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងភាពស្មើៗគ្នា",
        "kn": "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ",
        "ko": "모든 인간은 태어날 때부터 자유로우며",
        "lo": "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ",
        "lt": "Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė apvalų arbūzą",
        "lv": "Glāžšķūņa rūķīši dzērumā čiepj Baha koncertflīģeļu vākus",
        "mk": "Ѕидарски пејзаж: шугав билмез со чудење џвака ќофте и кељ на туѓ цех",
        "ml": "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചിട്ടുള്ളവരാണ്",
        "mr": "सर्व मानवी व्यक्ती जन्मतःच स्वतंत्र आहेत व त्यांना समान प्रतिष्ठा व समान अधिकार आहेत",
        "my": "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများ ဖြစ်သည်",
        "nb": "Vår sære Zulu fra badeøya spilte jo whist og quickstep",
        "ne": "सबै व्यक्तिहरू जन्मजात स्वतन्त्र हुन्",
        "nl": "Zweedse ex-VIP, behoorlijk gek op quantumfysica",
        "nn": "Vår sære Zulu fra badeøya spilte jo whist og quickstep",
        "no": "Vår sære Zulu fra badeøya spilte jo whist og quickstep",
        "pa": "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ",
        "pl": "Pchnąć w tę łódź jeża lub ośm skrzyń fig",
        "pt": "À noite, vovô Kowalsky vê o ímã cair no pé do pinguim queixoso",
        "ro": "Muzicologă în bej vând whisky și tequila, preț fix",
        "ru": "Съешь же ещё этих мягких французских булок да выпей чаю",
        "si": "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත",
        "sk": "Kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa",
        "sl": "V kožuščku hudobnega fanta stopiclja mizar",
        "sr": "Љубазни фењерџија чађавог лица хоће да ми покаже штос",
        "sv": "Flygande bäckasiner söka hwila på mjuka tuvor",
        "ta": "மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்",
        "te": "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు",
        "th": "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า",
        "tr": "Pijamalı hasta yağız şoföre çabucak güvendi",
        "uk": "Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо",
        "ur": "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں",
        "vi": "Do bạch kim rất quý nên sẽ dùng để lắp vô xương",
        "yi": "יעדער מענטש ווערט געבוירן פֿרײַ און גלײַך אין כּבֿוד און רעכט",
        "yue": "人人生而自由，在尊嚴和權利上一律平等",
        "zh": "人人生而自由，在尊严和权利上一律平等",
        "zh-hant": "人人生而自由，在尊嚴和權利上一律平等",
    ]
}
