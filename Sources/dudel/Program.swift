import Glibc
import Graphemes
import Runtime
import Terminal
import Words

/// The program as the shell starts it.
struct Program {
    private let arguments: [String]
    private let environment: Environment

    /// The version that `--version` prints.
    static let version = "0.1.0"

    init(arguments: [String], environment: Environment) {
        self.arguments = arguments
        self.environment = environment
    }

    private var words: Words { Words.of(environment.language) }

    /// Does what the arguments ask for and returns the exit status: 0 done, 1 the work failed, 2 wrong usage.
    func run() -> Int32 {
        let invocation: Invocation
        do throws(UsageError) {
            invocation = try ArgumentParser.parse(arguments)
        } catch {
            StandardStreams.complain(text(error))
            return 2
        }
        defer { FontMemory.end() }
        // It would have fontconfig print on standard output, which is the screen, or an export.
        unsetenv("FC_DEBUG")
        let headless = HeadlessCommands(environment: environment, words: words)
        switch invocation {
        case .draw(let file, let options):
            return InteractiveSession.run(file: file, options: options, environment: environment)
        case .print(let file, let options): return headless.print(file, options)
        case .export(let file, let output, let options): return headless.export(file, to: output, options)
        case .run(let script, let file): return headless.run(script: script, file: file)
        case .fonts(let language, let json): return headless.fonts(language: language, json: json)
        case .missingFonts(let file, let language, let json):
            return headless.missingFonts(in: file, language: language, json: json)
        case .help: return headless.print(words.shell.help.joined(separator: "\n") + "\n")
        case .version: return headless.print("dudel \(Program.version)\n")
        }
    }

    private func text(_ error: UsageError) -> String {
        let shell = words.shell
        let text =
            switch error {
            case .unknownOption(let option): shell.unknownOption(option)
            case .missingValue(let option): shell.missingValue(option)
            case .badValue(let option, let value): shell.badOptionValue(option, value)
            case .missingFile(let command): shell.missingFile(command)
            case .missingOutput: shell.missingOutput
            case .tooManyFiles(let name): shell.tooManyFiles(name)
            case .unknownFormat(let path): words.files.unknownFormat(path)
            }
        return VisibleReplacement.of(text)
    }
}
