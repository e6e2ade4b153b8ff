import Dispatch
import Editor
import Files
import Popovers
import Screen
import Synchronization
import Typography
import Words

/// Makes the pictures of drawings on a queue of its own, the newest order alone.
///
/// What a drawing may cost is bounded: a file that is too large is not read, and painting ends when its time is up.
final class ThumbnailWorker: Sendable {
    private struct Order {
        var thumbnail: Thumbnail
        var colours: ColourDepth
        var words: Words
    }

    private struct State {
        var order: Order?
        var isWorking = false
    }

    /// The most bytes of a drawing that is shown.
    private static let sizeLimit = 2 << 20
    private static let time = Duration.milliseconds(300)

    private let queue = DispatchQueue(label: "thumbnails")
    private let state = Mutex(State())
    private let typesetter = Mutex(Typesetter())

    /// Takes the machine's faces for the orders that follow.
    func install(_ catalogue: FontCatalogue) {
        queue.async { self.typesetter.withLock { $0.install(catalogue) } }
    }

    /// Makes a picture, in place of one that was ordered before and not begun.
    func make(_ thumbnail: Thumbnail, _ colours: ColourDepth, words: Words, for mailbox: Mailbox) {
        let isIdle = state.withLock { state in
            state.order = Order(thumbnail: thumbnail, colours: colours, words: words)
            defer { state.isWorking = true }
            return !state.isWorking
        }
        if isIdle { queue.async { self.work(for: mailbox) } }
    }

    private func work(for mailbox: Mailbox) {
        while let order = next() {
            mailbox.post(.report(.thumbnail(order.thumbnail, picture(for: order))))
        }
    }

    private func next() -> Order? {
        state.withLock { state in
            defer { state.order = nil }
            state.isWorking = state.order != nil
            return state.order
        }
    }

    private func picture(for order: Order) -> ThumbnailPicture {
        let words = order.words
        do throws(DrawingLoader.Failure) {
            let document = try DrawingLoader(words).load(order.thumbnail.name, limit: ThumbnailWorker.sizeLimit).document
            let surface = typesetter.withLock { typesetter in
                // Every drawing is looked at once: keeping its glyphs would cost memory and gain little.
                defer { typesetter.forget() }
                return ThumbnailPainter(typesetter).surface(
                    of: document, for: order.thumbnail, colours: order.colours, within: ThumbnailWorker.time)
            }
            return surface.map { .cells($0) } ?? .words(words.folder.nothingIn)
        } catch {
            return .words(error.text)
        }
    }
}
