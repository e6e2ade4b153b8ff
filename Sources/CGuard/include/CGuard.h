// Signal handlers, which have to be C: nothing of Swift's runtime may be used inside one.
#pragma once
#include <stddef.h>
#include <termios.h>

/// Keeps what the terminal needs to be as it was, and gives it back when the process dies of SEGV, BUS, ILL, FPE, ABRT or TRAP.
///
/// `restore` is copied, at most 1024 bytes of it; `saved` is copied too. The handler runs on a stack of its own, so that an
/// overflow of the calling thread's stack is survived long enough. May be called again to replace what is kept.
/// Returns 0, or -1 with `errno`.
int dudel_guard_arm(int descriptor, const char *restore, size_t length, const struct termios *saved);

/// Makes the handlers leave the terminal alone, as after it was given back in an orderly way.
void dudel_guard_disarm(void);

/// Makes a pipe into which each signal that concerns a terminal program writes its number, one byte, instead of being obeyed:
/// HUP, INT, QUIT, TERM, TSTP, CONT and WINCH. PIPE and XFSZ are ignored; HUP stays ignored where it was.
///
/// Returns the end to read, which does not block, or -1 with `errno`.
int dudel_guard_relay(void);

/// Stops the process group as Ctrl-Z does, and returns when it goes on (at once, where nobody could continue it).
void dudel_guard_stop(void);

/// Whether this process may write to its terminal: false in a background job of a shell.
int dudel_guard_in_foreground(int descriptor);
