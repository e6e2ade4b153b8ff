#pragma once
#include "CFontLibraries.h"

enum dudel_font_library { DUDEL_FONTCONFIG, DUDEL_FREETYPE, DUDEL_FRIBIDI, DUDEL_HARFBUZZ, DUDEL_UNIBREAK, DUDEL_FONT_LIBRARIES };

// The address of a function in a library; ends the program where there is none, which `dudel_fonts_are_there` asks before.
void *dudel_font_function(enum dudel_font_library library, const char *name);

// A function that is called, as `dudel_fonts_are_there` finds all of them: side by side in a section of the program.
struct dudel_font_function_name {
    enum dudel_font_library library;
    const char *name;
};

#define FORWARD_NAME(library, name)                                                                                    \
    static const struct dudel_font_function_name dudel_name_of_##name                                                  \
        __attribute__((used, retain, section("dudel_fonts"), aligned(_Alignof(struct dudel_font_function_name)))) = { \
            library, #name};

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
    FORWARD_NAME(library, name)                               \
    type name parameters {                                    \
        FORWARD_LOOKUP(library, type, name, parameters)       \
        return function arguments;                            \
    }

#define FORWARD_VOID(library, name, parameters, arguments)    \
    FORWARD_NAME(library, name)                               \
    void name parameters {                                    \
        FORWARD_LOOKUP(library, void, name, parameters)       \
        function arguments;                                   \
    }
