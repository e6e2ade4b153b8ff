#include <freetype2/freetype/ftoutln.h>
