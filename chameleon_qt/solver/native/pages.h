// Zeroed memory for large tables that are read and written all over.

#pragma once

#include <cstddef>
#include <cstdlib>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace chameleon {

#ifdef __linux__

// Huge pages where there are some: few page faults, so that the window, whose memory is the same
// process's, hardly waits for the kernel's lock on it; and fewer misses in the address cache.
inline void* zeroed_pages(std::size_t bytes) {
    void* const pages =
        mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return nullptr;
    madvise(pages, bytes, MADV_HUGEPAGE);  // without them small pages do
    return pages;
}

inline void release_pages(void* pages, std::size_t bytes) {
    if (pages) munmap(pages, bytes);
}

#else

inline void* zeroed_pages(std::size_t bytes) { return std::calloc(bytes, 1); }

inline void release_pages(void* pages, std::size_t) { std::free(pages); }

#endif

}  // namespace chameleon
