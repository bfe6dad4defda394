#include "tests/app/console_game.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace fielddesk {
namespace {

// A conversation as it is written in the README: the program's line, then lines with `> ` for what is typed,
// each with the reply that it gets.
struct Turn {
    std::string typed;
    std::vector<std::string> replies;
};
struct Conversation {
    std::vector<std::string> arguments;
    std::vector<Turn> turns;
};

Conversation read_conversation(const std::vector<std::string>& lines) {
    Conversation conversation;
    for (const std::string& line : lines) {
        if (line.starts_with("$ fielddesk ")) {
            std::istringstream words(line.substr(12));
            for (std::string word; words >> word;)
                conversation.arguments.push_back(word);
        } else if (line.starts_with("> ")) {
            conversation.turns.push_back({line.substr(2), {}});
        } else if (!conversation.turns.empty()) {
            conversation.turns.back().replies.push_back(line);
        }
    }
    return conversation;
}

std::vector<Conversation> conversations_of(const std::string& text) {
    std::vector<Conversation> conversations;
    std::vector<std::string> block;
    bool is_inside = false;
    for (const std::string& line : lines_of(text)) {
        if (!is_inside) {
            is_inside = line == "```console";
        } else if (line == "```") {
            conversations.push_back(read_conversation(block));
            block.clear();
            is_inside = false;
        } else {
            block.push_back(line);
        }
    }
    return conversations;
}

// The time is another one each time.
void forget_times(Json& json) {
    if (json.is_object()) json.erase("at");
    for (Json& inner : json)
        if (inner.is_structured()) forget_times(inner);
}

std::string comparable(const std::string& line) {
    Json json = Json::parse(line, nullptr, false);
    if (!json.is_object()) return line;
    forget_times(json);
    return json.dump();
}

std::vector<std::string> comparable(const std::vector<std::string>& lines) {
    std::vector<std::string> result;
    for (const std::string& line : lines)
        result.push_back(comparable(line));
    return result;
}

void expect_to_go_as_written(const Conversation& conversation, const TemporaryFolder& folder) {
    auto arguments = conversation.arguments;
    ASSERT_GE(arguments.size(), 2U) << "no line `$ fielddesk console FILE`";
    ASSERT_EQ(arguments[0], "console");
    arguments[1] = (folder / arguments[1]).string();
    // A reader begins each game anew; without --new a conversation goes on with an earlier one's file.
    const bool is_new = std::find(arguments.begin(), arguments.end(), "--new") != arguments.end();
    if (is_new) std::filesystem::remove(arguments[1]);
    std::string input;
    std::vector<std::string> expected;
    for (const Turn& turn : conversation.turns) {
        input += turn.typed + "\n";
        expected.insert(expected.end(), turn.replies.begin(), turn.replies.end());
    }
    const Said said = run(arguments, input);
    EXPECT_EQ(said.code, 0) << said.errors;
    EXPECT_EQ(comparable(lines_of(said.output)), comparable(expected));
}

TEST(Readme, EveryConversationGoesAsWritten) {
    std::ifstream file(FIELDDESK_SOURCE_DIR "/README.md");
    if (!file) GTEST_SKIP() << "there is no README yet";
    std::ostringstream text;
    text << file.rdbuf();
    const auto conversations = conversations_of(text.str());
    EXPECT_FALSE(conversations.empty());
    TemporaryFolder folder;
    for (const Conversation& conversation : conversations)
        expect_to_go_as_written(conversation, folder);
}

// What the test above relies on.
TEST(Readme, BlocksAreReadAndTimesForgotten) {
    const auto conversations =
        conversations_of("text\n```console\n$ fielddesk console a.fielddesk --json\n> turn\n"
                         "{\"at\":\"noon\",\"ok\":true}\n> quit\n```\n```sh\n> no\n```\n");
    ASSERT_EQ(conversations.size(), 1U);
    EXPECT_EQ(conversations[0].arguments, (std::vector<std::string>{"console", "a.fielddesk", "--json"}));
    ASSERT_EQ(conversations[0].turns.size(), 2U);
    EXPECT_EQ(comparable(conversations[0].turns[0].replies), (std::vector<std::string>{"{\"ok\":true}"}));
    EXPECT_NE(comparable("{\"ok\":true}"), comparable("{\"ok\":false}"));
}

TEST(Readme, ConversationThatGoesOtherwiseIsNoticed) {
    TemporaryFolder folder;
    const Conversation conversation{{"console", "a.fielddesk", "--new", kit_id, "--seed", "7"},
                                    {{"redo", {"There is nothing to bring again."}}}};
    expect_to_go_as_written(conversation, folder);
    EXPECT_NE(lines_of(run({"console", (folder / "a.fielddesk").string()}, "undo\n").output),
              conversation.turns[0].replies);
}

} // namespace
} // namespace fielddesk
