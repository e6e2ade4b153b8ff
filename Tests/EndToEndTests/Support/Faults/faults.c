// Preloaded into a program, it has one call that concerns files below some folders fail once: the one that a countdown in a file,
// which the test maps as well, ends at.
//
// DUDEL_FAULTS names that file, DUDEL_FAULT_FOLDERS the folders, separated by colons and without a slash at their ends.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The test reads and writes this by its offsets.
struct faults {
    int32_t countdown;  // the calls until one fails; 0: none does
    int32_t error;      // its errno; 0: the one that fits the call
    int32_t calls;      // the calls so far
    int32_t has_failed;
    char call[244];     // what failed, with its path
};

static struct faults *faults;
static const char *folders = "";

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("DUDEL_FAULTS"), *list = getenv("DUDEL_FAULT_FOLDERS");
    if (!path || !list) return;
    folders = strdup(list);
    int file = (int)((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open"))(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *map = mmap(NULL, sizeof(struct faults), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (map != MAP_FAILED) faults = map;
}

static int is_below_folders(const char *path) {
    for (const char *folder = folders; *folder;) {
        size_t length = strcspn(folder, ":");
        if (length && !strncmp(path, folder, length) && (path[length] == '/' || !path[length])) return 1;
        folder += length + (folder[length] == ':');
    }
    return 0;
}

static int fails(const char *call, const char *path, int error) {
    if (!faults || !is_below_folders(path)) return 0;
    __atomic_add_fetch(&faults->calls, 1, __ATOMIC_SEQ_CST);
    if (__atomic_load_n(&faults->countdown, __ATOMIC_SEQ_CST) <= 0) return 0;
    if (__atomic_sub_fetch(&faults->countdown, 1, __ATOMIC_SEQ_CST) != 0) return 0;
    snprintf(faults->call, sizeof faults->call, "%s %s", call, path);
    __atomic_store_n(&faults->has_failed, 1, __ATOMIC_SEQ_CST);
    errno = faults->error ? faults->error : error;
    return 1;
}

static int path_fails(const char *call, const char *path, int error) {
    char whole[PATH_MAX + 2];
    int kept = errno, result;
    if (path[0] == '/') {
        result = fails(call, path, error);
    } else if (getcwd(whole, PATH_MAX / 2)) {
        snprintf(whole + strlen(whole), PATH_MAX / 2, "/%s", path);
        result = fails(call, whole, error);
    } else {
        result = 0;
    }
    if (!result) errno = kept;
    return result;
}

static int file_fails(const char *call, int file, int error) {
    char name[64], path[PATH_MAX];
    int kept = errno;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    int result = 0;
    if (length > 0) {
        path[length] = 0;
        result = fails(call, path, error);
    }
    if (!result) errno = kept;
    return result;
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

static int makes_file(int flags) { return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE; }

#define OPEN(name)                                                                       \
    int name(const char *path, int flags, ...) {                                         \
        va_list rest;                                                                    \
        va_start(rest, flags);                                                           \
        mode_t mode = makes_file(flags) ? va_arg(rest, mode_t) : 0;                      \
        va_end(rest);                                                                    \
        if (path_fails("open", path, makes_file(flags) ? ENOSPC : EIO)) return -1;       \
        return REAL(int, name, const char *, int, ...)(path, flags, mode);               \
    }
OPEN(open)
OPEN(open64)

ssize_t write(int file, const void *bytes, size_t count) {
    if (file_fails("write", file, ENOSPC)) return -1;
    return REAL(ssize_t, write, int, const void *, size_t)(file, bytes, count);
}

#define OF_FILE(name, error)                                                             \
    int name(int file) {                                                                 \
        if (file_fails(#name, file, error)) return -1;                                   \
        return REAL(int, name, int)(file);                                               \
    }
OF_FILE(fsync, EIO)
OF_FILE(fdatasync, EIO)

// A failed close has given the descriptor back all the same.
int close(int file) {
    int fails = fcntl(file, F_GETFL) != -1 && (fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY && file_fails("close", file, EIO);
    int error = errno, result = REAL(int, close, int)(file);
    if (!fails) return result;
    errno = error;
    return -1;
}

#define TRUNCATE(name)                                                                   \
    int name(int file, off_t length) {                                                   \
        if (file_fails("ftruncate", file, EIO)) return -1;                               \
        return REAL(int, name, int, off_t)(file, length);                                \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

int posix_fallocate(int file, off_t start, off_t length) {
    int kept = errno;
    if (file_fails("posix_fallocate", file, ENOSPC)) {
        int error = errno;
        errno = kept;
        return error;
    }
    return REAL(int, posix_fallocate, int, off_t, off_t)(file, start, length);
}

int fchmod(int file, mode_t mode) {
    if (file_fails("fchmod", file, EIO)) return -1;
    return REAL(int, fchmod, int, mode_t)(file, mode);
}

int mkdir(const char *path, mode_t mode) {
    if (path_fails("mkdir", path, ENOSPC)) return -1;
    return REAL(int, mkdir, const char *, mode_t)(path, mode);
}

#define OF_TWO_PATHS(name, error)                                                        \
    int name(const char *old, const char *new) {                                         \
        if (path_fails(#name, new, error)) return -1;                                    \
        return REAL(int, name, const char *, const char *)(old, new);                    \
    }
OF_TWO_PATHS(rename, EIO)
OF_TWO_PATHS(link, EIO)

int linkat(int from, const char *old, int to, const char *new, int flags) {
    if (path_fails("linkat", new, EIO)) return -1;
    return REAL(int, linkat, int, const char *, int, const char *, int)(from, old, to, new, flags);
}

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
    if (path_fails("renameat2", new, EIO)) return -1;
    return REAL(int, renameat2, int, const char *, int, const char *, unsigned)(from, old, to, new, flags);
}
