// FreeType's headers stand in a folder of their own, and name each other as if it were searched. Those in `include` hand on to
// them, so that no search path has to be asked for, which would bring the flags that link the library as well.
#include "shim.h"
