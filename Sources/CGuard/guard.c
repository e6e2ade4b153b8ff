#include "CGuard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { restore_capacity = 1024, stack_size = 64 * 1024, patience = 1000 };

static const int crash_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP};

static char restore_bytes[restore_capacity];
static size_t restore_length;
static int terminal;
static struct termios saved_modes;
static char handler_stack[stack_size];
static atomic_int armed;

int dudel_guard_in_foreground(int descriptor) {
    pid_t group = tcgetpgrp(descriptor);
    // Without a controlling terminal there is no background to be in.
    return group < 0 || group == getpgrp();
}

static void give_back(void) {
    if (!dudel_guard_in_foreground(terminal)) return;
    size_t sent = 0;
    int waited = 0;
    while (sent < restore_length && waited < patience) {
        ssize_t count = write(terminal, restore_bytes + sent, restore_length - sent);
        if (count > 0) {
            sent += (size_t)count;
        } else if (count < 0 && errno == EAGAIN) {
            struct pollfd wait = {.fd = terminal, .events = POLLOUT};
            poll(&wait, 1, 50);
            waited += 50;
        } else if (count < 0 && errno != EINTR) {
            break;
        }
    }
    tcsetattr(terminal, TCSANOW, &saved_modes);
}

static void crashed(int number) {
    // Of two threads that crash together, one gives back.
    if (atomic_exchange(&armed, 0)) give_back();
    signal(number, SIG_DFL);
    raise(number);
}

int dudel_guard_arm(int descriptor, const char *restore, size_t length, const struct termios *saved) {
    atomic_store(&armed, 0);
    restore_length = length < restore_capacity ? length : restore_capacity;
    memcpy(restore_bytes, restore, restore_length);
    terminal = descriptor;
    saved_modes = *saved;

    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    if (sigaltstack(&stack, NULL) != 0) return -1;

    struct sigaction action = {.sa_handler = crashed, .sa_flags = SA_ONSTACK | SA_NODEFER};
    sigemptyset(&action.sa_mask);
    // Setting modes from the background would stop the process inside its handler.
    sigaddset(&action.sa_mask, SIGTTOU);
    for (size_t index = 0; index < sizeof crash_signals / sizeof *crash_signals; index++) {
        if (sigaction(crash_signals[index], &action, NULL) != 0) return -1;
    }
    atomic_store(&armed, 1);
    return 0;
}

void dudel_guard_disarm(void) { atomic_store(&armed, 0); }
