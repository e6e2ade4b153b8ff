#define _GNU_SOURCE
#include "CGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t relay = -1;

static void relayed(int number) {
    int saved = errno;
    unsigned char byte = (unsigned char)number;
    // A full pipe holds the same news already.
    ssize_t ignored = write(relay, &byte, 1);
    (void)ignored;
    errno = saved;
}

static int handle(int number, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL);
}

int dudel_guard_relay(void) {
    static const int relayed_signals[] = {SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH};
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    relay = ends[1];
    for (size_t index = 0; index < sizeof relayed_signals / sizeof *relayed_signals; index++) {
        if (handle(relayed_signals[index], relayed) != 0) return -1;
    }
    struct sigaction hangup;
    if (sigaction(SIGHUP, NULL, &hangup) != 0) return -1;
    if (hangup.sa_handler != SIG_IGN && handle(SIGHUP, relayed) != 0) return -1;
    if (handle(SIGPIPE, SIG_IGN) != 0 || handle(SIGXFSZ, SIG_IGN) != 0) return -1;
    return ends[0];
}

void dudel_guard_stop(void) {
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    // The signal must reach this thread, or it would run on for a moment.
    pthread_sigmask(SIG_UNBLOCK, &stop, &before);
    handle(SIGTSTP, SIG_DFL);
    kill(0, SIGTSTP);
    handle(SIGTSTP, relayed);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
