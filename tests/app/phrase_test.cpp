#include "app/embedded.h"
#include "app/phrases.h"
#include "engine/kit/json.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>

namespace fielddesk {
namespace {

using Words = std::set<std::string>;

// The text literals of the program's own sources that look like a code or a part of one.
Words literals() {
    static const std::regex literal("\"([a-z][a-z-]*(\\.[a-z-]+)?)\"");
    Words found;
    for (const char* folder : {"/engine", "/app", "/hardware"})
        for (const auto& file :
             std::filesystem::recursive_directory_iterator(FIELDDESK_SOURCE_DIR + std::string(folder))) {
            if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
            std::ostringstream text;
            text << std::ifstream(file.path()).rdbuf();
            const std::string source = text.str();
            for (std::sregex_iterator each(source.begin(), source.end(), literal), end; each != end; ++each)
                found.insert((*each)[1].str());
        }
    return found;
}

// What is declared as `NAME = "word"`, where the name ends so or is one of a game's verbs.
Words declared(const std::string& pattern) {
    const std::regex declaration("constexpr Code " + pattern + " = \"([a-z-]+)\"");
    Words found;
    for (const auto& file :
         std::filesystem::recursive_directory_iterator(FIELDDESK_SOURCE_DIR "/engine/games")) {
        std::ostringstream text;
        text << std::ifstream(file.path()).rdbuf();
        const std::string source = text.str();
        for (std::sregex_iterator each(source.begin(), source.end(), declaration), end; each != end; ++each)
            found.insert((*each)[1].str());
    }
    return found;
}

bool is_code(const std::string& literal) {
    return literal.find('.') != std::string::npos && !literal.ends_with(".json") &&
           !literal.ends_with(".sql");
}

Words phrase_codes() {
    Words codes;
    const Json phrases = Json::parse(embedded_file("phrases/en.json"));
    for (const auto& [code, sentence] : phrases.items())
        codes.insert(code);
    return codes;
}

TEST(Phrases, EveryCodeOfTheSourcesHasOne) {
    int codes = 0;
    for (const std::string& literal : literals()) {
        // The words of a reminder are the card's own.
        if (!is_code(literal) || literal == "card.reminder") continue;
        ++codes;
        EXPECT_TRUE(has_phrase(literal)) << literal;
    }
    EXPECT_GT(codes, 150);
}

// Codes that are put together at run time.
TEST(Phrases, EveryVerbAndEveryQuestionHasItsOwn) {
    const Words purposes = declared("[a-z_]+_purpose");
    const Words verbs = declared("(?:turn|resolve|choose|attack|reserve|lee|end)");
    EXPECT_EQ(purposes.size(), 8U);
    EXPECT_EQ(verbs.size(), 7U);
    for (const std::string& purpose : purposes) {
        EXPECT_TRUE(has_phrase("now." + purpose)) << purpose;
        EXPECT_TRUE(has_phrase("word." + purpose)) << purpose;
    }
    for (const std::string& verb : verbs)
        EXPECT_TRUE(has_phrase("do." + verb)) << verb;
}

TEST(Phrases, NoneIsUnused) {
    const Words used = literals();
    for (const std::string& code : phrase_codes()) {
        const auto dot = code.find('.');
        const std::string family = code.substr(0, dot);
        const bool is_built = family == "now" || family == "do" || family == "record" || family == "word" ||
                              family == "provenance" || family == "notes" || family == "effect" ||
                              family == "group";
        EXPECT_TRUE(used.contains(code) || (is_built && used.contains(code.substr(dot + 1)))) << code;
    }
}

TEST(Phrases, EachIsASentenceWithoutRoughEdges) {
    for (const std::string& code : phrase_codes()) {
        const std::string& sentence = phrase(code);
        EXPECT_FALSE(sentence.empty()) << code;
        EXPECT_EQ(sentence.find("  "), std::string::npos) << code;
        EXPECT_EQ(std::count(sentence.begin(), sentence.end(), '{'),
                  std::count(sentence.begin(), sentence.end(), '}'))
            << code;
    }
}

TEST(Phrases, ValuesArePutInAsTheyAre) {
    EXPECT_EQ(filled("reserves.gained", {"{0}"}), "Reserve markers put into the box: {0}.");
    EXPECT_EQ(filled("fact.track", {"{1}", "3"}), "{1}: 3.");
    EXPECT_EQ(filled("card.attack-drm", {"2"}), "+2 to Confederate attacks this turn.");
    EXPECT_EQ(filled("card.attack-drm", {"-1"}), "-1 to Confederate attacks this turn.");
}

} // namespace
} // namespace fielddesk
