#include "engine/position/phrase.h"

#include <gtest/gtest.h>
#include <string>

namespace fielddesk::test {
namespace {

std::string fault(std::string_view words) {
    const auto fault = fault_of_phrase(words);
    return fault ? std::string(fault->text()) : "";
}

TEST(Phrase, LineOfTextInAnyScriptIsOne) {
    for (const char* words : {"rain at dawn", "a", "Regen im Morgengrauen – naß", "雨", "дождь", "مطر", "☂",
                              "👩‍🌾", " spaces around "})
        EXPECT_EQ(fault(words), "") << words;
}

TEST(Phrase, HasAtMostTwoHundredBytes) {
    EXPECT_EQ(fault(std::string(200, 'x')), "");
    EXPECT_EQ(fault(std::string(201, 'x')), "phrase-long");
    std::string umlauts;
    for (int count = 0; count < 100; ++count)
        umlauts += "ä";
    EXPECT_EQ(fault(umlauts), "");
    EXPECT_EQ(fault(umlauts + "a"), "phrase-long");
}

TEST(Phrase, ShowsSomething) {
    for (const char* words : {"", " ", "   ", "\u00A0", "\u200B\u200D", "\u00AD", "\u2800", "\u3164",
                              "\uFEFF", "\uFE0F", "\u2060 \u3000"})
        EXPECT_EQ(fault(words), "phrase-empty") << words;
}

TEST(Phrase, HasNoSignThatChangesHowItIsRead) {
    for (const char* sign :
         {"\n", "\r", "\t", "\x1B", "\x7F", "\u0080", "\u0085", "\u009F", "\u061C", "\u200E", "\u200F",
          "\u2028", "\u2029", "\u202A", "\u202E", "\u2066", "\u2069", "\uFFFE"})
        EXPECT_EQ(fault(std::string("on") + sign + "to Richmond"), "phrase-signs") << sign;
    EXPECT_EQ(fault(std::string("nul") + '\0' + "byte"), "phrase-signs");
}

TEST(Phrase, IsUtf8) {
    for (const char* bytes : {"\xFF", "\x80", "caf\xE9", "\xC3", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80",
                              "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xE2\x82"})
        EXPECT_EQ(fault(bytes), "phrase-broken");
}

} // namespace
} // namespace fielddesk::test
