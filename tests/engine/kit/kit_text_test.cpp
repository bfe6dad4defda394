#include "tests/engine/kit/kit_files.h"

#include <gmock/gmock.h>

namespace fielddesk::test {
namespace {

using testing::ElementsAre;

// A text that is refused before it is looked at as a kit.
struct TextCase {
    std::string name;
    std::string text;
    std::string path;
    std::string message;
};

void PrintTo(const TextCase& fault, std::ostream* stream) {
    *stream << fault.name;
}

class KitText : public testing::TestWithParam<TextCase> {};

TEST_P(KitText, IsRefusedWithThePlaceOfItsFault) {
    KitSources sources = shipped_sources();
    sources.kit.text = GetParam().text;
    const auto result = read_kit(sources);
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error(), ElementsAre(KitError{"kit.json", GetParam().path, GetParam().message}));
}

std::string times(int count, const std::string& text) {
    std::string all;
    for (int index = 0; index < count; ++index)
        all += text;
    return all;
}

std::string nested(std::size_t levels) {
    return std::string(levels, '[') + std::string(levels, ']');
}

INSTANTIATE_TEST_SUITE_P(
    Texts, KitText,
    testing::Values(
        TextCase{"Empty", "", "", "expected: JSON; the file is empty"},
        TextCase{
            "CutOff", "{\n  \"id\": \"x\",\n", "/id",
            "expected: JSON; line 3, column 1: syntax error while parsing object key - unexpected end of "
            "input; expected string literal"},
        TextCase{"WordInTheWrongPlace", "{\n  \"id\": yes\n}", "/id",
                 "expected: JSON; line 2, column 9: syntax error while parsing value - invalid literal; last "
                 "read: "
                 "'\"id\": y'"},
        TextCase{
            "BytesThatAreNoText", "[\"\xff\"]", "",
            "expected: JSON; line 1, column 3: syntax error while parsing value - invalid string: ill-formed "
            "UTF-8 byte; last read: '\"?'"},
        TextCase{"HugeNumber", "{\"a\": [1, 1073741824]}", "/a/1",
                 "expected: a whole number from -1073741823 to 1073741823; there stood another"},
        TextCase{"Fraction", "{\"a\": [1.0]}", "/a/0",
                 "expected: a whole number from -1073741823 to 1073741823; there stood another"},
        TextCase{"Overflow", "[1e999]", "",
                 "expected: JSON; line 1, column 6: number overflow parsing '1e999'"},
        TextCase{"TooDeep", nested(33), times(32, "/0"), "expected: at most 32 levels; there are more"},
        TextCase{"WordTwice", "{\"a\": {\"b\": 1, \"b\": 2}}", "/a/b",
                 "expected: each word once; this one stands here twice"},
        TextCase{"ControlCharacter", "[\"a\\nb\"]", "/0",
                 "expected: a text on one line; there stood a control character"},
        TextCase{"LongText", "[\"" + std::string(1001, 'a') + "\"]", "/0",
                 "expected: a text of at most 1000 bytes; there stood 1001"},
        TextCase{"TooLarge", std::string(1024 * 1024 + 1, ' '), "",
                 "expected: at most 1048576 bytes; there stood 1048577"}),
    [](const auto& fault) { return fault.param.name; });

} // namespace
} // namespace fielddesk::test
