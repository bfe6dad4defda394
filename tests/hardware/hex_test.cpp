#include "hardware/hex.h"

#include <gtest/gtest.h>

namespace fielddesk::test {
namespace {

using namespace hardware;

TEST(Hex, DigitsAreReadInPairs) {
    EXPECT_EQ(bytes_of_digits("0D0a7F"), "\r\n\x7F");
    EXPECT_EQ(bytes_of_digits(""), "");
    EXPECT_EQ(bytes_of_digits("4G41"), std::string("\0A", 2));
    EXPECT_EQ(bytes_of_digits("414"), "A");
    EXPECT_EQ(hex_of(bytes_of_digits("DEADBEEF")), "DEADBEEF");
}

TEST(Hex, NumberOfATagHasFourSevenOrTenBytes) {
    for (std::size_t digits = 0; digits <= 40; ++digits)
        EXPECT_EQ(is_uid_size(digits), digits == 8 || digits == 14 || digits == 20) << digits;
}

} // namespace
} // namespace fielddesk::test
