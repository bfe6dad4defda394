#include "tests/journal/game_fixture.h"

#include <string_view>
#include <unistd.h>

// journal_helper append FILE   opens the game for play and appends as fast as it can, printing the number of
//                              every entry after append() has returned, until it is killed
// journal_helper hold FILE     opens the game for play, prints the outcome and waits to be killed
// journal_helper play FILE     opens the game for play and prints the outcome
// journal_helper look FILE     the same for looking

namespace {

using namespace fielddesk;

// One write for each line, so that a line is printed whole or not at all.
void print(const std::string& text) {
    const auto line = text + "\n";
    if (write(STDOUT_FILENO, line.data(), line.size()) < 0) _exit(1);
}

void append_for_ever(const std::filesystem::path& path) {
    auto journal = Journal::open(path, Journal::Mode::Play);
    if (!journal) return print(outcome(journal));
    auto number = static_cast<std::int64_t>(journal->entries()->size());
    while (true) {
        const auto entry = journal->append(test_entry(++number));
        if (!entry) return print(outcome(entry));
        print(std::to_string(entry->number));
    }
}

} // namespace

int main(int count, char** words) {
    if (count != 3) return 2;
    const std::string_view task = words[1];
    const std::filesystem::path path = words[2];
    if (task == "append") {
        append_for_ever(path);
        return 0;
    }
    const auto journal = Journal::open(path, task == "look" ? Journal::Mode::Look : Journal::Mode::Play);
    print(outcome(journal));
    while (task == "hold")
        pause();
    return 0;
}
