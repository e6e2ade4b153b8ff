/// The interface's words in one language; a word that a language lacks does not compile.
///
/// It is a class because hundreds of words are handed around in every frame, and a value would be copied each time.
public final class Words: Sendable {
    /// The language that all the words are in.
    public let language: Language
    /// The names on the two toolbar rows.
    public let toolbar: ToolbarWords
    /// The words of the status row and of an empty drawing.
    public let status: StatusWords
    /// The names of the steps that undo and redo tell.
    public let steps: StepWords
    /// The labels of the commands and of their groups, for menu and help.
    public let commands: CommandWords
    /// Other words that the commands are found by.
    public let keywords: KeywordWords
    /// What the settings decide.
    public let settings: SettingWords
    /// What is said in the status row and on standard error.
    public let messages: MessageWords
    /// What is said about files, locks, journals and broken lines.
    public let files: FileWords
    /// What is said of the folder's drawings, of those that another session has, and of exports under way.
    public let folder: FolderWords
    /// What is said about the command line of the shell.
    public let shell: ShellWords
    /// The titles, footers and labels of the popovers.
    public let popovers: PopoverWords
    /// What is said of the article beside the drawing.
    public let article: ArticleWords

    init(
        language: Language, toolbar: ToolbarWords, status: StatusWords, steps: StepWords, commands: CommandWords,
        keywords: KeywordWords,
        settings: SettingWords, messages: MessageWords, files: FileWords, folder: FolderWords, shell: ShellWords,
        popovers: PopoverWords, article: ArticleWords
    ) {
        self.language = language
        self.toolbar = toolbar
        self.status = status
        self.steps = steps
        self.commands = commands
        self.keywords = keywords
        self.settings = settings
        self.messages = messages
        self.files = files
        self.folder = folder
        self.shell = shell
        self.popovers = popovers
        self.article = article
    }

    /// The words of a language.
    public static func of(_ language: Language) -> Words {
        switch language {
        case .english: english
        case .french: french
        case .german: german
        case .spanish: spanish
        }
    }
}
