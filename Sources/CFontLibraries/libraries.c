#define _GNU_SOURCE
#include "forward.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// The names that Debian 11 and later, and systems like it, know the libraries by.
static const char *const names[DUDEL_FONT_LIBRARIES][3] = {
    [DUDEL_FONTCONFIG] = {"libfontconfig.so.1"},
    [DUDEL_FREETYPE] = {"libfreetype.so.6"},
    [DUDEL_FRIBIDI] = {"libfribidi.so.0"},
    [DUDEL_HARFBUZZ] = {"libharfbuzz.so.0"},
    [DUDEL_UNIBREAK] = {"libunibreak.so.1", "libunibreak.so.6", "libunibreak.so.5"},
};

static void *handles[DUDEL_FONT_LIBRARIES];
static int are_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Where the section of the functions' names begins and ends, as the linker knows.
extern const struct dudel_font_function_name __start_dudel_fonts[], __stop_dudel_fonts[];

static void open_all(void) {
    for (int library = 0; library < DUDEL_FONT_LIBRARIES; library++)
        for (int name = 0; name < 3 && names[library][name] && !handles[library]; name++)
            handles[library] = dlopen(names[library][name], RTLD_LAZY | RTLD_LOCAL);
    // A library so old that a function is missing is as good as none.
    for (const struct dudel_font_function_name *each = __start_dudel_fonts; each < __stop_dudel_fonts; each++)
        if (!handles[each->library] || !dlsym(handles[each->library], each->name)) return;
    are_there = 1;
}

int dudel_fonts_are_there(void) {
    pthread_once(&once, open_all);
    return are_there;
}

void *dudel_font_function(enum dudel_font_library library, const char *name) {
    pthread_once(&once, open_all);
    void *function = handles[library] ? dlsym(handles[library], name) : NULL;
    // Nothing is printed: the screen may be a drawing's.
    if (!function) abort();
    return function;
}
