// What of ncurses Swift cannot import: macros, variadic functions, and the global variables that Swift 6 refuses.
#pragma once
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <term.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static const attr_t nc_bold = A_BOLD;
static const attr_t nc_dim = A_DIM;
static const attr_t nc_underline = A_UNDERLINE;
static const attr_t nc_reverse = A_REVERSE;
static const attr_t nc_standout = A_STANDOUT;

/// What `setupterm` found, by the names of the terminfo(5) manual; absent and cancelled capabilities are NULL, -1 and 0.
static inline const char *nc_string(const char *name) {
    char *value = tigetstr((NCURSES_CONST char *)name);
    return value == (char *)-1 ? NULL : value;
}
static inline int nc_number(const char *name) {
    int value = tigetnum((NCURSES_CONST char *)name);
    return value < 0 ? -1 : value;
}
static inline int nc_flag(const char *name) { return tigetflag((NCURSES_CONST char *)name) > 0; }

/// The names of the predefined capabilities, in the order of a compiled entry.
static inline const char *nc_flag_name(int index) { return index < BOOLCOUNT ? boolnames[index] : NULL; }
static inline const char *nc_number_name(int index) { return index < NUMCOUNT ? numnames[index] : NULL; }
static inline const char *nc_string_name(int index) { return index < STRCOUNT ? strnames[index] : NULL; }

/// A capability with two parameters filled in.
static inline const char *nc_parameterised(const char *capability, int first, int second) {
    return tiparm((NCURSES_CONST char *)capability, first, second);
}

/// Whether the terminal's description is known; it is read into `cur_term`.
static inline int nc_setup(const char *term, int descriptor) {
    int status = 0;
    return setupterm((NCURSES_CONST char *)term, descriptor, &status) == OK;
}
static inline void nc_forget_setup(void) {
    if (cur_term) del_curterm(cur_term);
}

/// Starts the screen on an open terminal, which ncurses takes over; returns 0 where it cannot be used.
static inline int nc_start(const char *term, int output) {
    FILE *stream = fdopen(output, "w");
    if (!stream) return 0;
    use_tioctl(TRUE);
    if (!newterm((NCURSES_CONST char *)term, stream, stdin)) return 0;
    // Waiting input must not put off a frame: whoever reads it decides when to draw.
    typeahead(-1);
    nonl();
    return 1;
}
static inline int nc_start_colours(void) { return start_color() == OK && use_default_colors() == OK; }
/// Takes two colours for the terminal's own, -1 being those that it has by itself; returns 0 where it cannot be done.
static inline int nc_take_default_colours(int ink, int paper) { return assume_default_colors(ink, paper) == OK; }
static inline int nc_colours(void) { return COLORS; }
static inline int nc_colour_pairs(void) { return COLOR_PAIRS; }

static inline attr_t nc_attributes(void) { return termattrs(); }

/// Fills a cell from at most five scalars and a colour pair, which may be beyond 255.
static inline int nc_set_cell(cchar_t *cell, const uint32_t *scalars, int count, attr_t attributes, int pair) {
    wchar_t text[CCHARW_MAX + 1] = {0};
    for (int index = 0; index < count && index < CCHARW_MAX; index++) text[index] = (wchar_t)scalars[index];
    return setcchar(cell, text, attributes, 0, &pair);
}
static inline void nc_put(int row, int column, const cchar_t *cells, int count) {
    mvwadd_wchnstr(stdscr, row, column, cells, count);
}

/// Sends what changed, the cursor last.
static inline void nc_update(int row, int column) {
    wmove(stdscr, row, column);
    wnoutrefresh(stdscr);
    doupdate();
}
static inline void nc_forget_screen(void) { clearok(curscr, TRUE); }
static inline void nc_resize(int height, int width) { resize_term(height, width); }
static inline void nc_erase(void) { werase(stdscr); }

/// The columns the C library gives a scalar, -1 where it is not to be printed.
static inline int nc_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// The bytes the locale writes a scalar with, 0 where it has none.
static inline int nc_encodes(uint32_t scalar) {
    char bytes[32];
    mbstate_t state = {0};
    size_t length = wcrtomb(bytes, (wchar_t)scalar, &state);
    return length == (size_t)-1 ? 0 : (int)length;
}

/// The window's size in the lower and upper 16 bits, columns below rows; 0 where the descriptor has none.
static inline uint32_t nc_window_size(int descriptor) {
    struct winsize size = {0};
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
    return (uint32_t)size.ws_row << 16 | size.ws_col;
}

/// A file without a name that lives in memory, closed in children.
static inline int nc_memory_file(void) { return (int)syscall(SYS_memfd_create, "frame", 1u); }
