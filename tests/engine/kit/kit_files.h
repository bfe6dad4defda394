#pragma once

#include "engine/kit/json.h"
#include "engine/kit/reader.h"

#include <ostream>

namespace fielddesk {

// How a failed test shows an error.
inline void PrintTo(const KitError& error, std::ostream* stream) {
    *stream << error.file << ' ' << error.path << ": " << error.message;
}

} // namespace fielddesk

namespace fielddesk::test {

// The files of 1862 War in Virginia as they are shipped.
KitSources shipped_sources();

// The sources with these documents in the place of the kit and its cards.
KitSources sources_of(const Json& kit, const Json& cards);

// What only the rules of 1862 War in Virginia read of it.
const Json& shipped_game();

// The shipped kit; a kit that cannot be read ends the test program.
const Kit& shipped_kit();

} // namespace fielddesk::test
