#include <freetype2/freetype/fttypes.h>
