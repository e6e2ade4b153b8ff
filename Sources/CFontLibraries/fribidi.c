// The functions of fribidi that the program calls, found in the library at the first call of each.
#include "forward.h"
#include <fribidi/fribidi.h>

FORWARD_VOID(DUDEL_FRIBIDI, fribidi_get_bidi_types, (const FriBidiChar *a, const FriBidiStrIndex b, FriBidiCharType *c), (a, b, c))
FORWARD_VOID(DUDEL_FRIBIDI, fribidi_get_bracket_types, (const FriBidiChar *a, const FriBidiStrIndex b, const FriBidiCharType *c, FriBidiBracketType *d), (a, b, c, d))
FORWARD(DUDEL_FRIBIDI, FriBidiLevel, fribidi_get_par_embedding_levels_ex, (const FriBidiCharType *a, const FriBidiBracketType *b, const FriBidiStrIndex c, FriBidiParType *d, FriBidiLevel *e), (a, b, c, d, e))
