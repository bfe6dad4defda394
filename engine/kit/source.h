#pragma once

#include <string>
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

// The first of them as a line: file, path, message. There must be one.
inline std::string first_line(const KitErrors& errors) {
    const KitError& first = errors.front();
    return first.file + ": " + first.path + ": " + first.message;
}

} // namespace fielddesk
