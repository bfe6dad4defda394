#include "tests/journal/game_fixture.h"

#include <stdexcept>

namespace fielddesk {

GameHeader test_header() {
    return {"ridge", R"({"sides":["Blue","Grey"]})", "Thursday's game", "0.1.0"};
}

NewEntry test_entry(std::int64_t number) {
    const auto text = std::to_string(number);
    return {R"({"verb":"draw","times":)" + text + "}",
            {{Audience::everyone(), R"({"drew":2,"n":)" + text + "}"},
             {Audience::only(SideId{1}), R"({"cards":[30,38],"n":)" + text + "}"},
             {Audience::vault(), R"({"order":[4,1,2],"n":)" + text + "}"}}};
}

std::string noon() {
    return "1863-05-02T12:00:00.000Z";
}

void make_game(const std::filesystem::path& path, std::int64_t entries) {
    auto journal = Journal::create(path, test_header(), noon);
    if (!journal) throw std::runtime_error(journal.error().detail);
    for (std::int64_t number = 1; number <= entries; ++number) {
        if (auto entry = journal->append(test_entry(number)); !entry)
            throw std::runtime_error(entry.error().detail);
    }
}

Child helper(std::vector<std::string> arguments) {
    return Child(JOURNAL_HELPER, std::move(arguments));
}

} // namespace fielddesk
