#include <freetype2/freetype/freetype.h>
