/// Why a request has no answer.
public enum FetchError: Error, Hashable, Sendable {
    /// The program `curl` is not installed.
    case noCurl
    /// The person cancelled.
    case cancelled
    /// The site cannot be reached; the number is curl's exit status.
    case unreachable(code: Int32)
    /// The site did not answer in time.
    case timedOut
    /// The answer ended before it was whole.
    case cutOff
    /// The answer is larger than any article.
    case tooLarge
    /// The site leads to another host, or to something that is no web address.
    case strangeRedirect
    /// The site answers with a status that is neither success nor a request to wait.
    case status(Int)
    /// The site wants to be left alone for longer than a person waits, in seconds.
    case busy(seconds: Int)
    /// The child process could not be made; the number is the system's error.
    case system(code: Int32)
}
