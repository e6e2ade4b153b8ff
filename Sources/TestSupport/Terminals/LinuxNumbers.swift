/// Numbers of Linux and its C library that Swift does not import: their macros are computed, or for GNU sources alone.
enum LinuxNumbers {
    /// `TIOCSPTLCK` of `asm-generic/ioctls.h`.
    static let unlockTerminal: UInt = 0x4004_5431
    /// `TIOCGPTN` of `asm-generic/ioctls.h`.
    static let terminalNumber: UInt = 0x8004_5430
    /// `POSIX_SPAWN_SETSID` of `spawn.h`.
    static let newSession: Int16 = 0x80
}
