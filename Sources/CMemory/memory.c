#include "CMemory.h"

#include <malloc.h>

enum { kept = 64 << 20, largest = 32 << 20 };

void dudel_memory_keep(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_MMAP_THRESHOLD, largest);
#endif
}
