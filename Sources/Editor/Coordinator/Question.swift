import Popovers
import Words

/// A question with a few answers, one of them safe.
public enum Question: Hashable, Sendable {
    /// Unsaved work before the program ends or another drawing is opened.
    case saveFirst
    /// The file was changed by another program.
    case overwrite(name: String)
    /// There is a file of that name already.
    case replace(path: String)
    /// There is a file of that name already, and an export would replace it.
    case replaceExport(path: String, ExportWishes)
    /// A journal kept work of an earlier session.
    case recovery(RecoverableWork)

    /// A drawing that is to be moved to the trash.
    case trash(name: String)
    /// Another session has the drawing.
    case held(HeldDrawing)

    /// The question's popover; `Editor.answer` knows the answers by their order.
    func popover(_ words: Words) -> QuestionPopover {
        let messages = words.messages
        let files = words.files
        switch self {
        case .saveFirst:
            return QuestionPopover(
                messages.saveFirst,
                answers: [
                    QuestionAnswer(key: "y", label: messages.yesSave), QuestionAnswer(key: "n", label: messages.noDiscard),
                ],
                safe: 0)
        case .overwrite(let name):
            return overwriting(messages.overwrite(name), words)
        case .replace(let path):
            return overwriting(messages.replace(path), words)
        case .replaceExport(let path, _):
            return QuestionPopover(
                messages.replace(path),
                answers: [
                    QuestionAnswer(key: "y", label: messages.yesOverwrite), QuestionAnswer(key: "n", label: messages.noKeep),
                ], safe: 1)
        case .trash(let name):
            return QuestionPopover(
                words.folder.trashQuestion(name),
                answers: [
                    QuestionAnswer(key: "y", label: words.folder.yesTrash), QuestionAnswer(key: "n", label: words.folder.noTrash),
                ], safe: 1)
        case .held(let held):
            var answers = [
                QuestionAnswer(key: "r", label: words.folder.openToRead), QuestionAnswer(key: "c", label: words.folder.openCopy),
            ]
            switch held.remedy {
            case .takeOver: answers.append(QuestionAnswer(key: "t", label: words.folder.takeOver))
            case .breakLock: answers.append(QuestionAnswer(key: "o", label: words.folder.breakLock))
            case nil: break
            }
            return QuestionPopover(words.folder.heldSince(held.holder, held.since), answers: answers, safe: 0)
        case .recovery(let work):
            let steps = String(work.steps)
            let text =
                switch work.draft {
                case .text: files.recoveredTyping(steps, work.time)
                case .shape: files.recoveredShape(steps, work.time)
                case nil: files.recovered(steps, work.time)
                }
            return QuestionPopover(
                text,
                answers: [
                    QuestionAnswer(key: "y", label: files.openRecovered), QuestionAnswer(key: "o", label: files.openSaved),
                    QuestionAnswer(key: "d", label: files.discardRecovered),
                ], safe: 0)
        }
    }

    private func overwriting(_ question: String, _ words: Words) -> QuestionPopover {
        QuestionPopover(
            question,
            answers: [
                QuestionAnswer(key: "y", label: words.messages.yesOverwrite),
                QuestionAnswer(key: "n", label: words.messages.noKeep),
                QuestionAnswer(key: "b", label: words.folder.saveBeside), QuestionAnswer(key: "c", label: words.folder.compare),
            ],
            safe: 1)
    }
}
