#define _GNU_SOURCE
#include "forward.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
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
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_all(void) {
    for (int library = 0; library < DUDEL_FONT_LIBRARIES; library++)
        for (int name = 0; name < 3 && names[library][name] && !handles[library]; name++)
            handles[library] = dlopen(names[library][name], RTLD_LAZY | RTLD_LOCAL);
}

int dudel_fonts_are_there(void) {
    pthread_once(&once, open_all);
    for (int library = 0; library < DUDEL_FONT_LIBRARIES; library++)
        if (!handles[library]) return 0;
    return 1;
}

void *dudel_font_function(enum dudel_font_library library, const char *name) {
    pthread_once(&once, open_all);
    void *function = handles[library] ? dlsym(handles[library], name) : NULL;
    if (!function) {
        fprintf(stderr, "dudel: %s is missing\n", name);
        abort();
    }
    return function;
}
