#pragma once

#include "engine/core/argument.h"

#include <string>
#include <tl/expected.hpp>

namespace fielddesk {

// Why something was not done. `code` is what the program says, `section` the rule it comes from (empty
// where no rule is concerned), `subjects` what it speaks of, and `detail` foreign text that a sentence
// quotes: a path, a message of the operating system.
struct Refusal {
    Code code;
    Code section;
    Arguments subjects;
    std::string detail;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Everything that can fail returns a Result; nothing throws across a layer.
template <typename Value>
using Result = tl::expected<Value, Refusal>;

inline tl::unexpected<Refusal> refuse(Code code, Code section = {}, Arguments subjects = {}) {
    return tl::unexpected<Refusal>(Refusal{code, section, std::move(subjects), {}});
}

inline tl::unexpected<Refusal> refuse_with(Code code, std::string detail) {
    return tl::unexpected<Refusal>(Refusal{code, {}, {}, std::move(detail)});
}

} // namespace fielddesk
