#include <freetype2/freetype/config/public-macros.h>
