#include "hardware/wedge.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

using namespace hardware;

std::string typed(std::string_view text) {
    const auto tag = read_wedge(text);
    return tag ? tag->digits : std::string(tag.error().code.text());
}

TEST(Wedge, TenDigitsAreTheLow32Bits) {
    EXPECT_EQ(typed("0008844356"), "0086F444");
    EXPECT_EQ(Tag{"100086F444"}.low_32_bits(), "0086F444");
}

TEST(Wedge, HighestNumberFits) {
    EXPECT_EQ(typed("4294967295"), "FFFFFFFF");
    EXPECT_EQ(typed("4294967296"), "wedge.too-large");
    EXPECT_EQ(typed("9999999999"), "wedge.too-large");
}

TEST(Wedge, WhatIsNotTenDigitsIsRefused) {
    for (const char* text : {"", "884435", "00088443567", "000884435a", "-000884435"})
        EXPECT_EQ(typed(text), "wedge.not-ten-digits") << text;
    EXPECT_EQ(typed("0000000000"), "tag.zero");
}

} // namespace
} // namespace fielddesk::test
