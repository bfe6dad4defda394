#pragma once

#include "tests/engine/kit/kit_files.h"

#include <functional>
#include <gtest/gtest.h>
#include <string>

namespace fielddesk::test {

// The shipped documents, to be spoilt.
struct Documents {
    Json kit;
    Json cards;
};

// One fault put into the shipped files, and what the reader says of it.
struct FaultCase {
    std::string name;
    std::function<void(Documents&)> spoil;
    KitErrors errors;
};

inline void PrintTo(const FaultCase& fault, std::ostream* stream) {
    *stream << fault.name;
}

// Its one test is that the reader tells exactly the errors of the case.
class KitFault : public testing::TestWithParam<FaultCase> {};

} // namespace fielddesk::test
