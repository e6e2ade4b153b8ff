#include <freetype2/freetype/ftsnames.h>
