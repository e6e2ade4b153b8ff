import Dispatch
import Glibc
import Runtime
import Testing

@Suite("The mailbox")
struct MailboxTests {
    private let mailbox = Mailbox()

    private func isReadable() -> Bool {
        var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1
    }

    private func notices() -> [String] {
        mailbox.collect().compactMap { if case .report(.notice(let text)) = $0 { text } else { nil } }
    }

    @Test("wakes the main loop until everything is collected")
    func waking() {
        #expect(!isReadable())
        mailbox.post(.report(.notice("one")))
        mailbox.post(.report(.notice("two")))
        #expect(isReadable())
        #expect(notices() == ["one", "two"])
        #expect(!isReadable())
        #expect(notices().isEmpty)
    }

    @Test("takes any number of deliveries without making the sender wait")
    func flood() {
        for number in 0..<100_000 { mailbox.post(.report(.notice(String(number)))) }
        let texts = notices()
        #expect(texts.count == 100_000 && texts.last == "99999")
        #expect(!isReadable())
    }

    @Test("keeps the order of every sender, and loses nothing")
    func senders() {
        let mailbox = mailbox
        DispatchQueue.concurrentPerform(iterations: 8) { sender in
            for number in 0..<500 { mailbox.post(.report(.notice("\(sender) \(number)"))) }
        }
        let texts = notices()
        #expect(texts.count == 4_000)
        for sender in 0..<8 {
            #expect(texts.filter { $0.hasPrefix("\(sender) ") } == (0..<500).map { "\(sender) \($0)" })
        }
    }
}
