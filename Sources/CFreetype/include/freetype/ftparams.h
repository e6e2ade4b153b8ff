#include <freetype2/freetype/ftparams.h>
