import Testing

/// The release program in real terminals, from its start to its end. One test at a time: each waits for screens to change, and
/// two of them would wait for each other's work.
@Suite(.serialized, .timeLimit(.minutes(10)))
enum EndToEnd {}
