#pragma once

#include "engine/kit/kit.h"

#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace fielddesk {

// A file's name, for errors, and its content.
struct KitSource {
    std::string name;
    std::string text;
};

// What is wrong with a kit: the file, the JSON pointer of the spot, and what was expected there and what
// stood there instead.
struct KitError {
    std::string file;
    std::string path;
    std::string message;

    friend bool operator==(const KitError&, const KitError&) = default;
};
using KitErrors = std::vector<KitError>;

// The JSON of a source, or the first thing that keeps it from being read. A text that is too large, nested
// too deeply, or holds what no kit needs (fractions, huge numbers, control characters, a word twice in one
// object) is refused here, so that everything after works on small and tame JSON.
tl::expected<Json, KitErrors> parse_source(const KitSource& source);

} // namespace fielddesk
