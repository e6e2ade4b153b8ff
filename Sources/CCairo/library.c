#define _GNU_SOURCE
#include "library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static int find(void *handle, const char *name, void *place) {
    *(void **)place = dlsym(handle, name);
    return *(void **)place != NULL;
}

static const dudel_cairo *load(const char *name) {
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return NULL;
    dudel_cairo *cairo = calloc(1, sizeof *cairo);
    if (!cairo) return NULL;
    int complete = 1;
#define DUDEL_FIND(function) complete &= find(handle, #function, &cairo->function);
    DUDEL_CAIRO_FUNCTIONS(DUDEL_FIND)
    DUDEL_FIND(cairo_ft_font_face_create_for_ft_face)
    // Of the FreeType that cairo itself was linked with: the search goes through what the library depends on.
    DUDEL_FIND(FT_Init_FreeType)
    DUDEL_FIND(FT_Done_FreeType)
    DUDEL_FIND(FT_New_Face)
    DUDEL_FIND(FT_Done_Face)
#undef DUDEL_FIND
    if (complete) return cairo;
    free(cairo);
    return NULL;
}

const dudel_cairo *dudel_cairo_open(const char *name) {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static const dudel_cairo *opened;
    static char *opened_name;
    pthread_mutex_lock(&mutex);
    const dudel_cairo *cairo = opened_name && strcmp(opened_name, name) == 0 ? opened : NULL;
    if (!cairo && (cairo = load(name))) {
        // Faces that cairo keeps point to the table, so the one before stays where it is.
        free(opened_name);
        opened_name = strdup(name);
        opened = cairo;
    }
    pthread_mutex_unlock(&mutex);
    return cairo;
}
