#define _GNU_SOURCE
#include "CJansson.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_library(void) { library = dlopen("libjansson.so.4", RTLD_LAZY | RTLD_LOCAL); }

int dudel_jansson_is_there(void) {
    pthread_once(&once, open_library);
    return library != NULL;
}

// Ends the program where there is no such function, which `dudel_jansson_is_there` asks before.
static void *function(const char *name) {
    void *address = dudel_jansson_is_there() ? dlsym(library, name) : NULL;
    if (!address) {
        fprintf(stderr, "dudel: %s is missing\n", name);
        abort();
    }
    return address;
}

// Two threads may look a function up at once: both find the same address.
#define FORWARD(type, name, parameters, arguments)                         \
    type name parameters {                                                 \
        static void *found;                                                \
        void *address = __atomic_load_n(&found, __ATOMIC_ACQUIRE);         \
        if (!address) {                                                    \
            address = function(#name);                                     \
            __atomic_store_n(&found, address, __ATOMIC_RELEASE);           \
        }                                                                  \
        return ((type(*) parameters)address)arguments;                     \
    }

FORWARD(json_t *, json_loadb, (const char *a, size_t b, size_t c, json_error_t *d), (a, b, c, d))
FORWARD(size_t, json_array_size, (const json_t *a), (a))
FORWARD(json_t *, json_array_get, (const json_t *a, size_t b), (a, b))
FORWARD(const char *, json_string_value, (const json_t *a), (a))
FORWARD(size_t, json_string_length, (const json_t *a), (a))
FORWARD(json_int_t, json_integer_value, (const json_t *a), (a))
FORWARD(double, json_real_value, (const json_t *a), (a))
FORWARD(void *, json_object_iter, (json_t *a), (a))
FORWARD(void *, json_object_iter_next, (json_t *a, void *b), (a, b))
FORWARD(const char *, json_object_iter_key, (void *a), (a))
FORWARD(size_t, json_object_iter_key_len, (void *a), (a))
FORWARD(json_t *, json_object_iter_value, (void *a), (a))

void json_delete(json_t *value) { ((void (*)(json_t *))function("json_delete"))(value); }
