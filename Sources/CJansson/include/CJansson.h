#pragma once
#include <jansson.h>

// jansson, opened when the first answer is read and not when the program starts. Nothing links it: the functions that the program
// calls are defined here under their own names and hand their arguments on.

// Whether jansson is on this machine; opens it. Without it no other function may be called.
int dudel_jansson_is_there(void);
