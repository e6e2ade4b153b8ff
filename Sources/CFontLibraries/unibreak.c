// The functions of unibreak that the program calls, found in the library at the first call of each.
#include "forward.h"
#include <linebreak.h>

FORWARD_VOID(DUDEL_UNIBREAK, init_linebreak, (void), ())
FORWARD_VOID(DUDEL_UNIBREAK, set_linebreaks_utf32, (const utf32_t *a, size_t b, const char *c, char *d), (a, b, c, d))
