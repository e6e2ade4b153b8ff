#pragma once
#include "CFontLibraries.h"

enum dudel_font_library { DUDEL_FONTCONFIG, DUDEL_FREETYPE, DUDEL_FRIBIDI, DUDEL_HARFBUZZ, DUDEL_UNIBREAK, DUDEL_FONT_LIBRARIES };

// The address of a function in a library; ends the program where there is none, which `dudel_fonts_are_there` asks before.
void *dudel_font_function(enum dudel_font_library library, const char *name);

// Two threads may look a function up at once: both find the same address.
#define FORWARD_LOOKUP(library, type, name, parameters)                                       \
    static void *found;                                                                       \
    void *address = __atomic_load_n(&found, __ATOMIC_ACQUIRE);                                \
    if (!address) {                                                                           \
        address = dudel_font_function(library, #name);                                        \
        __atomic_store_n(&found, address, __ATOMIC_RELEASE);                                  \
    }                                                                                         \
    type(*function) parameters = (type(*) parameters)address;

#define FORWARD(library, type, name, parameters, arguments)   \
    type name parameters {                                    \
        FORWARD_LOOKUP(library, type, name, parameters)       \
        return function arguments;                            \
    }

#define FORWARD_VOID(library, name, parameters, arguments)    \
    void name parameters {                                    \
        FORWARD_LOOKUP(library, void, name, parameters)       \
        function arguments;                                   \
    }
