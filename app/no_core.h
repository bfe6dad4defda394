#pragma once

#include <sys/resource.h>

namespace fielddesk {

// The program's memory holds what is hidden, so a crash leaves none of it behind.
inline void leave_no_core() {
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

} // namespace fielddesk
